import type { Database } from './database';
import type { ConnectionPool } from './pool';
import type { Replica } from './replica';

interface ReadRouterOptions {
  primary: ConnectionPool;
  replicas: readonly Replica[];
  /** Null while the primary is away. */
  committed: () => Promise<bigint | null>;
}

export function openReadRouter({
  primary,
  replicas,
  committed,
}: ReadRouterOptions): Pick<Database, 'read' | 'upToDate'> {
  if (replicas.length === 0) return { read: primary.db, upToDate: () => Promise.resolve(primary.db) };

  let turn = 0;
  function leastBusy(): Replica | undefined {
    let best: Replica | undefined;
    turn += 1;
    for (let offset = 0; offset < replicas.length; offset += 1) {
      const replica = replicas[(turn + offset) % replicas.length];
      if (replica?.status().state !== 'up') continue;
      if (best === undefined || replica.pool.load() < best.pool.load()) best = replica;
    }
    return best;
  }

  return {
    // Chosen at each use. Drizzle's `withReplicas` sends `execute` to the primary.
    read: new Proxy(primary.db, {
      get(_primary, name) {
        const { db } = leastBusy()?.pool ?? primary;
        const member: unknown = Reflect.get(db, name);
        return typeof member === 'function' ? member.bind(db) : member;
      },
    }),
    upToDate: async () => {
      if (leastBusy() === undefined) return primary.db;
      const lsn = await committed();
      if (lsn === null) return primary.db;
      // The answer may have shown that one lags.
      const replica = leastBusy();
      return replica !== undefined && (await replica.reaches(lsn)) ? replica.pool.db : primary.db;
    },
  };
}
