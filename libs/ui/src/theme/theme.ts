import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';

export type Theme = 'system' | 'light' | 'dark';

interface ThemeState {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** Plain text, for `themeScript`. */
const KEY = 'theme';

const storage: PersistStorage<Pick<ThemeState, 'theme'>> = {
  getItem: (key) => {
    const stored = localStorage.getItem(key);
    return { state: { theme: stored === 'light' || stored === 'dark' ? stored : 'system' } };
  },
  setItem: (key, { state: { theme } }) => {
    try {
      if (theme === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, theme);
    } catch {
      // If storage is forbidden, the choice lasts as long as the page.
    }
  },
  removeItem: (key) => localStorage.removeItem(key),
};

const useThemeStore = create<ThemeState>()(
  persist((set) => ({ theme: 'system', setTheme: (theme) => set({ theme }) }), {
    name: KEY,
    storage,
    partialize: ({ theme }) => ({ theme }),
  }),
);

useThemeStore.subscribe(({ theme }) => {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
});

if (typeof window !== 'undefined') {
  // Another tab changed or cleared it.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) void useThemeStore.persist.rehydrate();
  });
}

/** For the head, before any stylesheet; the html element needs `suppressHydrationWarning`. */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

const DARK = '(prefers-color-scheme: dark)';

function subscribeToDevice(listener: () => void): () => void {
  const query = window.matchMedia?.(DARK);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** While hydrating the theme is 'system' and resolves to 'light'. */
export function useTheme(): { theme: Theme; resolved: 'light' | 'dark'; setTheme: (theme: Theme) => void } {
  const { theme, setTheme } = useThemeStore();
  const deviceIsDark = useSyncExternalStore(
    subscribeToDevice,
    () => window.matchMedia?.(DARK).matches ?? false,
    () => false,
  );
  return { theme, resolved: theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme, setTheme };
}
