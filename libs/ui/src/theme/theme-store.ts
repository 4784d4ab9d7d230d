/** What the visitor asks for; 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Where it is kept: one of the three words, as plain text. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();
/** What was chosen where nothing can be stored; lasts as long as the page. */
let unstored: Theme | null = null;

const isTheme = (value: unknown): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';

function stored(): Theme {
  try {
    const value: unknown = localStorage.getItem(THEME_KEY);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

/** The theme now; whatever else is stored counts as 'system'. */
export function readTheme(): Theme {
  return unstored ?? stored();
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** Changes the theme of this document and of every other open one. */
export function writeTheme(theme: Theme): void {
  unstored = null;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    unstored = theme;
  }
  apply(theme);
  for (const listener of listeners) listener();
}

/** Calls back when the theme changes, here or in another tab. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    unstored = null;
    apply(stored());
    listener();
  };
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

const DARK = '(prefers-color-scheme: dark)';

/** Whether the device asks for dark. */
export const systemIsDark = (): boolean => window.matchMedia?.(DARK).matches ?? false;

/** Calls back when the device changes its mind. */
export function subscribeSystem(listener: () => void): () => void {
  const query = window.matchMedia?.(DARK);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
