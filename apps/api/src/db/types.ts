import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Our tables. */
export type Schema = typeof schema;

/**
 * A handle to run queries with: either engine, or a transaction of either. What repositories are made of. The answer of
 * `execute` has a shape for each engine: use {@link rowsOf}.
 */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** What a repository reads and writes by. The same handle by default; `read` may be a replica that lags. */
export interface DbPair {
  read: Db;
  write: Db;
}

/** The two handles of a repository that works inside a transaction: both are the transaction. */
export function within(tx: Db): DbPair {
  return { read: tx, write: tx };
}

/** The rows of a raw query. Columns are as the engine gives them: `bigint` and times may be texts. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  if (Array.isArray(answer)) return answer as Row[];
  return (answer as { rows: Row[] }).rows;
}

function sqlErrorOf(error: unknown): { code: string; constraint: string } | null {
  for (let at: unknown = error; at instanceof Error || (typeof at === 'object' && at !== null);) {
    const { code, constraint, constraint_name, cause } = at as Record<string, unknown>;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      return { code, constraint: String(constraint_name ?? constraint ?? '') };
    }
    at = cause;
  }
  return null;
}

/** Whether the error is a unique violation, of the named constraint where one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = sqlErrorOf(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}

/**
 * Whether the error is a foreign key that leads nowhere (any more), of the named constraint where one is named. A row
 * that may not go while others refer to it has a code of its own since PostgreSQL 18.
 */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  const found = sqlErrorOf(error);
  const isOne = found?.code === '23503' || found?.code === '23001';
  return isOne && (constraint === undefined || found?.constraint === constraint);
}

/** Whether the transaction was given up, since it and another waited for each other. It may be tried again. */
export function isDeadlock(error: unknown): boolean {
  return sqlErrorOf(error)?.code === '40P01';
}

/** Whether a CHECK refused the row; the constraint's name, or null for any other error. */
export function checkViolationOf(error: unknown): string | null {
  const found = sqlErrorOf(error);
  return found?.code === '23514' ? found.constraint : null;
}
