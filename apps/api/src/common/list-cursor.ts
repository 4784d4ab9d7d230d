import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { errors } from '../plugins/errors';

/** Where a list goes on: below the entry with this time and id. */
export interface ListPlace {
  /** Milliseconds since 1970, which is what the database stores. */
  at: number;
  id: string;
}

const shape = z.tuple([z.number().int().min(0).max(8.64e15), z.uuid()]);

/** Anything as an opaque `next_cursor` of the contract. */
export function encodeCursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws AppError `invalid_input` for what {@link encodeCursor} did not make of such parts */
export function decodeCursor<Values>(cursor: string, parts: z.ZodType<Values>): Values {
  try {
    return parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw errors.invalid('This page cannot be found. Please load the list again.');
  }
}

/** The place as the contract's opaque `next_cursor`. */
export const listCursorOf = ({ at, id }: ListPlace): string => encodeCursor([at, id]);

/** @throws AppError `invalid_input` for what {@link listCursorOf} did not make */
export function listPlaceOf(cursor: string): ListPlace {
  const [at, id] = decodeCursor(cursor, shape);
  return { at, id };
}

/** The time in `column` as {@link ListPlace} has it, named `at`: each engine gives times of raw queries a shape of its own. */
export const placeTime = (column: SQL): SQL =>
  sql`(extract(epoch from ${column}) * 1000)::bigint::text as at`;

/** Whether a row with this time and id comes after the place, in a list that begins with the newest. */
export function belowPlace(column: SQL, id: SQL, from: ListPlace | undefined): SQL {
  if (from === undefined) return sql`true`;
  return sql`(${column}, ${id}) < (${new Date(from.at).toISOString()}::timestamptz, ${from.id}::uuid)`;
}

/** What a raw query with {@link placeTime} gives. */
export interface RawPlace extends Record<string, unknown> {
  id: string;
  at: string;
}

/** A page of the ids that such a query gave, of which one more than `limit` was asked for. */
export function idPageOf(rows: readonly RawPlace[], limit: number): { ids: string[]; next: string | null } {
  const shown = rows.slice(0, limit).map(({ id, at }) => ({ id, at: Number(at) }));
  const last = shown.at(-1);
  return { ids: shown.map(({ id }) => id), next: rows.length > limit && last ? listCursorOf(last) : null };
}
