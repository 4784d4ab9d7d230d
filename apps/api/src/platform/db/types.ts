import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { findSqlError } from './failures';

/** Either engine or a transaction; {@link queryRows} unifies `execute`. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface DbPair {
  /** May be a lagging replica: not for what the caller may have written. */
  read: Db;
  write: Db;
}

/** `bigint` and times may be strings. */
export async function queryRows<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  if (Array.isArray(answer)) return answer as Row[];
  return (answer as { rows: Row[] }).rows;
}

/**
 * Migrations up to an earlier one make fewer tables.
 * @param name with its schema
 */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const [found] = await queryRows<{ there: boolean }>(
    db,
    sql`select to_regclass(${name}) is not null as there`,
  );
  return found?.there === true;
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findSqlError(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}

export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  const found = findSqlError(error);
  // PostgreSQL 18 reports a restricted delete as 23001.
  const isViolation = found?.code === '23503' || found?.code === '23001';
  return isViolation && (constraint === undefined || found?.constraint === constraint);
}

export function findCheckViolation(error: unknown): string | null {
  const found = findSqlError(error);
  return found?.code === '23514' ? found.constraint : null;
}
