// Settings of this device, kept in the browser.

export interface Choices {
  theme: 'auto' | 'dark' | 'light';
  language: string;
  sound: boolean;
  motion: 'off' | 'normal' | 'slow';
  confirm: boolean;
  /** Tables in words instead of pictures. */
  list: boolean;
}

const KEY = 'rathaus.settings';
const USUAL: Choices = { theme: 'auto', language: '', sound: false, motion: 'normal', confirm: false, list: false };

export const settings: Choices = $state({ ...USUAL, ...(read(KEY) as Partial<Choices> | null) });

const PACE = { off: 0, normal: 1, slow: 2 };
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a movement of this many milliseconds takes on this device; 0 where nothing should move. */
export function lasting(milliseconds: number): number {
  return isStill() ? 0 : milliseconds * (PACE[settings.motion] ?? 1);
}

/** What the browser kept under a key; this does not fail in a browser that keeps nothing. */
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
    document.documentElement.dataset.motion = isStill() ? 'off' : settings.motion;
  };
  light.addEventListener('change', show);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      keep(KEY, $state.snapshot(settings));
      show();
    });
  });
}
