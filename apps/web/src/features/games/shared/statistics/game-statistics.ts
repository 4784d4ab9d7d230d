import { storedText } from '../../../../lib/stored-text';

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
  const store = storedText(key);
  const readNow = () => read(fieldsOf(store.read()));
  let last: { stored: string | null; snapshot: StatisticsSnapshot<T> } | undefined;

  return {
    key,
    beforeHydration: { statistics: read({}), ready: false, problem: undefined },
    snapshot() {
      const stored = store.read();
      const problem = store.isUnkept() ? notKept : undefined;
      if (last?.stored !== stored || last.snapshot.problem !== problem) {
        last = { stored, snapshot: { statistics: readNow(), ready: true, problem } };
      }
      return last.snapshot;
    },
    subscribe: store.subscribe,
    change: (next) => store.keep(JSON.stringify(next(readNow()))),
  };
}
