/** A text in local storage, the same in all tabs, that lasts for the visit where storage refuses it. */
export interface StoredText {
  /** What is stored, or what storage refused a moment ago; null where there is nothing, or nothing may be read. */
  read(): string | null;
  /** Whether the last change could not be kept: it lasts until the page is left. */
  isUnkept(): boolean;
  keep(text: string): void;
  /** Calls back after each change, in this tab or in another. */
  subscribe(listener: () => void): () => void;
}

/** The text under a key of local storage, whole whatever the storage holds or refuses. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  /** What storage refused; it counts until a later change is kept, here or in another tab: then storage works again. */
  let unkept: string | undefined;

  return {
    read() {
      if (unkept !== undefined) return unkept;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    isUnkept: () => unkept !== undefined,
    keep(text) {
      try {
        localStorage.setItem(key, text);
        unkept = undefined;
      } catch {
        unkept = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        unkept = undefined;
        listener();
      };
      // A page brought back from the browser's history missed what happened meanwhile.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}
