import { sql } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/command';
import { MIGRATION_LOG } from '../../platform/db/migration-log';
import { shippedTables } from '../../platform/db/schema';
import { type Db, hasTable, queryRows } from '../../platform/db/types';
import { fullName, qualified, readTables } from './catalogue';

/** An unused site has rows here. */
const MADE_AT_START = new Set([
  'public.secrets',
  'public.pending_backfills',
  'public.daily_counts',
  'public.sensitivity_runs',
  ...shippedTables.map((name) => `public.${name}`),
  'identity.keys',
  'identity.limits',
]);
const MAX_NAMED = 5;
const { migrationsSchema, migrationsTable } = MIGRATION_LOG;

/**
 * @param how to get an empty database
 * @throws CommandError unless the database has no tables, or those of an unused site
 */
export async function assertEmpty(db: Db, how: string): Promise<void> {
  const tables = await readTables(db);
  const isMigrated = await hasTable(db, `${migrationsSchema}.${migrationsTable}`);
  if (tables.length > 0 && !isMigrated)
    throw new CommandError(`The database holds tables of another program. ${how}`);
  const used: string[] = [];
  for (const table of tables) {
    if (MADE_AT_START.has(fullName(table))) continue;
    const [row] = await queryRows<{ has_rows: boolean }>(
      db,
      sql.raw(`select exists (select from ${qualified(table)}) as has_rows`),
    );
    if (row?.has_rows) used.push(table.name);
  }
  if (used.length === 0) return;
  const named = used.slice(0, MAX_NAMED).join(', ') + (used.length > MAX_NAMED ? ', …' : '');
  throw new CommandError(
    `The database is not empty (${named}), and a restore overwrites nothing: nothing was changed. ${how}`,
  );
}
