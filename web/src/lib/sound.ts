// A short sound of two notes when it is one's turn; made, not loaded.

let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    note(context, 660, 0);
    note(context, 880, 0.14);
  } catch {
    // a browser without sound
  }
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const from = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.15, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.25);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + 0.3);
}
