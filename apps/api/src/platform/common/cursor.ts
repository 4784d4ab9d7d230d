import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { errors } from '../plugins/errors';
import { type Json, jsonArray } from '../plugins/json-answer';
import { LAST_ID, NIL_ID } from './ids';

/** `at` is in epoch milliseconds. */
export interface PagePosition {
  at: number;
  id: string;
}

/** PostgreSQL reads no ISO 8601 after the year 9999. */
export const MAX_TIME_MS = Date.UTC(10_000, 0) - 1;

export const cursorId = z.uuid().lowercase();
export const positionItems = [z.int().min(0).max(MAX_TIME_MS), cursorId] as const;
const positionSchema = z.tuple(positionItems);

export function encodeCursor(values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

const unknownCursor = () => errors.invalid('This page cannot be found. Please load the list again.');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unknownCursor();
  }
}

/**
 * Accepts only what `encodeCursor` makes, to the letter.
 * @throws AppError `invalid_input`
 */
export function decodeCursor<Values extends readonly unknown[]>(
  cursor: string,
  schema: z.ZodType<Values>,
): Values {
  const { success, data } = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  // Node skips what is not base64url, and JSON has many forms of one value.
  if (!success || encodeCursor(data) !== cursor) throw unknownCursor();
  return data;
}

/** Until the database gives the key that all nodes share. */
let sealingKey: Buffer = randomBytes(32);
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** @param key 256 bits, the same on all nodes */
export function shareCursorKey(key: Buffer): void {
  sealingKey = key;
}

/** A readable time would tell the day of a post's sighting. */
export function sealCursor(values: readonly unknown[]): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey, iv, { authTagLength: TAG_BYTES });
  const sealed = [cipher.update(JSON.stringify(values)), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @throws AppError `invalid_input` */
export function openCursor<Values extends readonly unknown[]>(
  cursor: string,
  schema: z.ZodType<Values>,
): Values {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== cursor) throw unknownCursor();
  const decipher = createDecipheriv(CIPHER, sealingKey, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  let text: string;
  try {
    text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)).toString() + decipher.final().toString();
  } catch {
    throw unknownCursor();
  }
  const { success, data } = schema.safeParse(parseJson(text));
  if (!success) throw unknownCursor();
  return data;
}

export const encodePosition = ({ at, id }: PagePosition): string => sealCursor([at, id]);

/** @throws AppError `invalid_input` */
function decodePosition(cursor: string): PagePosition {
  const [at, id] = openCursor(cursor, positionSchema);
  return { at, id };
}

export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** Text, because the engines return timestamps in different forms. */
export const selectAt = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::bigint::text as at`;

type Values = [at: string, id: string];

function cursorValues(cursor: string | undefined, begin: Values): Values {
  if (cursor === undefined) return begin;
  const { at, id } = decodePosition(cursor);
  return [new Date(at).toISOString(), id];
}

/**
 * Statement parameters; without a cursor, a position above all rows.
 * @throws AppError `invalid_input`
 */
export const positionValues = (cursor: string | undefined) => cursorValues(cursor, ['infinity', LAST_ID]);

/** As {@link positionValues}, from the oldest. */
export const firstPositionValues = (cursor: string | undefined) =>
  cursorValues(cursor, ['-infinity', NIL_ID]);

/** {@link positionValues} as a condition of an unprepared statement. */
export function isAfter(column: SQL, id: SQL, cursor: string | undefined): SQL {
  const [at, last] = positionValues(cursor);
  return sql`(${column}, ${id}) < (${at}::timestamptz, ${last}::uuid)`;
}

export interface PositionRow extends Record<string, unknown> {
  id: string;
  at: string;
}

const toPosition = ({ id, at }: PositionRow): PagePosition => ({ id, at: Number(at) });

/** @param rows one more than `limit` if there is a next page */
export function toIdPage(
  rows: readonly PositionRow[],
  limit: number,
): { ids: string[]; next: string | null } {
  const shown = rows.slice(0, limit).map(toPosition);
  const last = shown.at(-1);
  return { ids: shown.map(({ id }) => id), next: rows.length > limit && last ? encodePosition(last) : null };
}

export interface JsonRow extends PositionRow {
  json: string;
}

export type JsonPage<Name extends string, Value> = Record<Name, Json<Value[]>> & {
  next_cursor: string | null;
};

export function toJsonPage<Name extends string, Value>(
  name: Name,
  rows: readonly JsonRow[],
  limit: number,
): JsonPage<Name, Value> {
  const { ids, next } = toIdPage(rows, limit);
  const json = jsonArray<Value>(rows.slice(0, ids.length).map((row) => row.json));
  return { [name]: json, next_cursor: next } as JsonPage<Name, Value>;
}
