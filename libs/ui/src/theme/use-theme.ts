import { useSyncExternalStore } from 'react';
import { readTheme, subscribeSystem, subscribeTheme, systemIsDark, writeTheme } from './theme-store';
import type { Theme } from './theme-store';

/**
 * The theme that was asked for, the one that it comes to, and the way to change it. Prerendered HTML and the first
 * render in the browser have 'system' and 'light'; what is stored follows right after, without a mismatch.
 */
export function useTheme(): { theme: Theme; resolved: 'light' | 'dark'; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const);
  const dark = useSyncExternalStore(subscribeSystem, systemIsDark, () => false);
  return { theme, resolved: theme === 'system' ? (dark ? 'dark' : 'light') : theme, setTheme: writeTheme };
}
