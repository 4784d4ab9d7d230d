import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { errors } from '../plugins/errors';

/** The last entry of a page. `at` in epoch milliseconds. */
export interface Position {
  at: number;
  id: string;
}

export const positionItems = [z.number().int().min(0).max(8.64e15), z.uuid()] as const;
const positionSchema = z.tuple(positionItems);

export function encodeCursor(values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** @throws AppError `invalid_input` for an unknown cursor */
export function decodeCursor<Values>(cursor: string, schema: z.ZodType<Values>): Values {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw errors.invalid('This page cannot be found. Please load the list again.');
  }
}

export const encodePosition = ({ at, id }: Position): string => encodeCursor([at, id]);

/** @throws AppError `invalid_input` for an unknown cursor */
export function decodePosition(cursor: string): Position {
  const [at, id] = decodeCursor(cursor, positionSchema);
  return { at, id };
}

/** As text, because the engines return timestamps in different forms. */
export const selectAt = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::bigint::text as at`;

export function isAfter(column: SQL, id: SQL, from: Position | undefined): SQL {
  if (from === undefined) return sql`true`;
  return sql`(${column}, ${id}) < (${new Date(from.at).toISOString()}::timestamptz, ${from.id}::uuid)`;
}

export interface PositionRow extends Record<string, unknown> {
  id: string;
  at: string;
}

export const toPosition = ({ id, at }: PositionRow): Position => ({ id, at: Number(at) });

/** @param rows one more than `limit` if there is a next page */
export function toIdPage(
  rows: readonly PositionRow[],
  limit: number,
): { ids: string[]; next: string | null } {
  const shown = rows.slice(0, limit).map(toPosition);
  const last = shown.at(-1);
  return { ids: shown.map(({ id }) => id), next: rows.length > limit && last ? encodePosition(last) : null };
}
