import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, index, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = (name = 'id') => uuid(name);

export const belongsTo = (name: string, target: () => AnyPgColumn) =>
  id(name).notNull().references(target, { onDelete: 'cascade' });

/** Has JavaScript's precision, so that cursors keep it. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** The words of a text, for searching. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Migrations repeat the contract's lists; the spec compares. A check takes no parameters. */
export const isOneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

export const hasLength = (column: string, max: number, min = 0) =>
  sql.raw(`char_length(${column}) ${min === 0 ? `<= ${max}` : `between ${min} and ${max}`}`);

export const createdAt = () => moment('created_at').notNull().defaultNow();

type IndexColumns = Parameters<ReturnType<typeof index>['on']>;

export const partialIndex = (name: string, columns: IndexColumns, condition: SQL) =>
  index(name)
    .on(...columns)
    .where(condition);
