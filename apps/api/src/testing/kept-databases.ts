import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { shippedTables } from '../platform/db/schema';

const kept: Database[] = [];
/** Hooks of a spec that runs alone follow the one that closes what was kept. */
let isOver = false;

/** All but the shipped taxa. Triggers and foreign keys rest meanwhile: the log of moderation refuses to lose a line, and no order is needed. */
async function empty(db: Database): Promise<void> {
  await db.write.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      do $$
      declare one regclass;
      begin
        drop schema if exists remembered cascade;
        for one in
          select oid::regclass from pg_class
          where relkind = 'r' and relname not in (${sql.raw(shippedTables.map((name) => `'${name}'`).join(', '))})
            and relnamespace in ('public'::regnamespace, 'identity'::regnamespace)
        loop
          execute format('delete from %s', one);
        end loop;
      end $$`);
  });
}

/**
 * Making a database takes longer than most specs, so a closed one is emptied and used again.
 * @param make used when none is left
 */
export async function keptDatabase(make: () => Promise<Database>): Promise<Database> {
  const db = kept.pop() ?? (await make());
  let isClosed = false;
  return {
    ...db,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      if (isOver) return await db.close();
      await empty(db);
      kept.push(db);
    },
  };
}

export async function closeKeptDatabases(): Promise<void> {
  isOver = true;
  await Promise.all(kept.splice(0).map((db) => db.close()));
}
