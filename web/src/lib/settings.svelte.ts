// Settings of this device, kept in the browser.

export interface Choices {
  theme: 'auto' | 'dark' | 'light';
  language: string;
  sound: boolean;
  motion: 'auto' | 'off';
  confirm: boolean;
}

const KEY = 'rathaus.settings';
const USUAL: Choices = { theme: 'auto', language: '', sound: false, motion: 'auto', confirm: false };

export const settings: Choices = $state({ ...USUAL, ...(read(KEY) as Partial<Choices> | null) });

/** What the browser kept under a key; a browser that keeps nothing is no reason to fail. */
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full or closed store: the choice holds until the page is closed
  }
}

/** Keep every choice, and show it. */
export function followSettings(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const show = (): void => {
    const theme = settings.theme === 'auto' ? (light.matches ? 'light' : 'dark') : settings.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = settings.motion;
  };
  light.addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      keep(KEY, $state.snapshot(settings));
      show();
    });
  });
}
