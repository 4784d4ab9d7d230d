/** The fields of a stored object, none of them certain: it outlives releases of the site and anybody can edit it. */
export type StoredFields = Readonly<Record<string, unknown>>;

export interface StatisticsSnapshot<T> {
  statistics: T;
  /** False while prerendering and hydrating: nothing can be said yet, not even that nothing was played. */
  ready: boolean;
  /** A sentence for the player when the last change could not be kept. */
  problem: string | undefined;
}

/** One game's statistics in this browser; read them in components by `useGameStatistics`. */
export interface GameStatistics<T> {
  /** The key in local storage. */
  key: string;
  /** The same object as long as nothing changed, as useSyncExternalStore wants. */
  snapshot(): StatisticsSnapshot<T>;
  /** What stands before local storage can be read: as if nothing had been played. */
  beforeHydration: StatisticsSnapshot<T>;
  subscribe(listener: () => void): () => void;
  /** Changes what is stored now, which another tab may have changed since it was drawn. */
  change(next: (now: T) => T): void;
}

const notKept =
  'This browser did not let us keep your results. They stay until you leave or reload this page.';

function fieldsOf(stored: string | null): StoredFields {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as StoredFields)
      : {};
  } catch {
    return {};
  }
}

/**
 * Statistics that are kept in local storage under `aranya.games.{game}`, the same in all tabs, whole whatever the
 * storage holds or refuses. `read` makes them of the stored fields and must cope with any value and with none, by the
 * readers beside this file; what it makes of no fields is the beginning.
 */
export function createGameStatistics<T>({
  game,
  read,
}: {
  game: string;
  read: (fields: StoredFields) => T;
}): GameStatistics<T> {
  const key = `aranya.games.${game}`;
  const listeners = new Set<() => void>();
  /** What storage refused; it counts until a later change can be kept, or another tab has changed the statistics. */
  let unkept: string | undefined;
  let problem: string | undefined;
  let last: { stored: string | null; snapshot: StatisticsSnapshot<T> } | undefined;

  const stored = (): string | null => {
    if (unkept !== undefined) return unkept;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  return {
    key,
    beforeHydration: { statistics: read({}), ready: false, problem: undefined },
    snapshot() {
      const now = stored();
      if (last?.stored !== now || last.snapshot.problem !== problem) {
        last = { stored: now, snapshot: { statistics: read(fieldsOf(now)), ready: true, problem } };
      }
      return last.snapshot;
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        unkept = undefined;
        problem = undefined;
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
    change(next) {
      const text = JSON.stringify(next(read(fieldsOf(stored()))));
      try {
        localStorage.setItem(key, text);
        unkept = undefined;
        problem = undefined;
      } catch {
        unkept = text;
        problem = notKept;
      }
      for (const listener of listeners) listener();
    },
  };
}
