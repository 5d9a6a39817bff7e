// The key of each thing that can be done: the first letter of its words that is still free.

/** Letters that mean something everywhere: a hint, and the guide of a first game. */
const TAKEN = ['h', 't'];

export function lettersOf(labels: string[]): string[] {
  const used = new Set(TAKEN);
  return labels.map((label) => {
    const found = [...label.toLocaleLowerCase()].find((letter) => /^[a-z\d]$/.test(letter) && !used.has(letter)) ?? '';
    used.add(found);
    return found;
  });
}
