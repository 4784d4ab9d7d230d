import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { shippedTables } from '../platform/db/schema';

const kept: Database[] = [];
/** A spec's own hooks run after the one that closes the kept databases. */
let isOver = false;

/**
 * Keeps the shipped taxa. Triggers and foreign keys are off, as the moderation log refuses to lose lines and
 * no order is needed.
 */
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
 * Making a database takes longer than most specs, so closed ones are emptied and reused.
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
