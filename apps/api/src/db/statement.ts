import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { GuardedPglite } from './guarded-pglite';
import { type Db, rowsOf } from './types';

/** A query that each connection parses and plans once. */
export interface Statement<Values extends readonly unknown[], Row extends Record<string, unknown>> {
  /** Unique. */
  name: string;
  run(db: Db, ...values: Values): Promise<Row[]>;
}

const dialect = new PgDialect();

function textOf(query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query);
  if (params.length > 0) throw new TypeError('A statement takes all values as parameters.');
  return text;
}

/** Undefined for a transaction. */
function clientOf(db: Db): Pool | GuardedPglite | undefined {
  return '$client' in db ? (db.$client as Pool | GuardedPglite) : undefined;
}

type Parameters<Values extends readonly unknown[]> = { [Index in keyof Values]: SQL };

/**
 * `bigint` and times differ between the engines: select JSON, or cast them.
 * @param build the query for its parameters, which need casts such as `::uuid`; the planner sees literals only
 */
export function defineStatement<Row extends Record<string, unknown>, Values extends readonly unknown[]>(
  name: string,
  build: (...parameters: Parameters<Values>) => SQL,
): Statement<Values, Row> {
  const buildWith = (parameters: SQL[]) => build(...(parameters as unknown as Parameters<Values>));
  let text: string | undefined;
  return {
    name,
    async run(db, ...values) {
      const client = clientOf(db);
      if (client === undefined)
        return rowsOf<Row>(db, buildWith(values.map((value) => sql`${sql.param(value)}`)));
      text ??= textOf(buildWith(values.map((_, index) => sql.raw(`$${index + 1}`))));
      const { rows } =
        client instanceof GuardedPglite
          ? await client.query<Row>(text, [...values])
          : await client.query<Row>({ name, text, values: [...values] });
      return rows;
    },
  };
}
