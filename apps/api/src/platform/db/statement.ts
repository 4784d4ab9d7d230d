import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { timeStatement } from '../observe/signals';
import type { GuardedPglite } from './guarded-pglite';
import { type Db, queryRows } from './types';

/** A query that each connection parses and plans once. */
export interface Statement<Values extends readonly unknown[], Row extends Record<string, unknown>> {
  name: string;
  run(db: Db, ...values: Values): Promise<Row[]>;
}

const dialect = new PgDialect();

const defined = new Map<string, () => string>();

export const definedStatements = (): Map<string, string> =>
  new Map([...defined].map(([name, text]) => [name, text()]));

function toText(query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query);
  if (params.length > 0) throw new TypeError('A statement takes all values as parameters.');
  return text;
}

function findClient(db: Db): Pool | GuardedPglite | undefined {
  return '$client' in db ? (db.$client as Pool | GuardedPglite) : undefined;
}

/** For limits: the planner assumes that a parameter takes a tenth of the rows. */
export const literal = (number: number): SQL => sql.raw(String(Math.trunc(number)));

type Parameters<Values extends readonly unknown[]> = { [Index in keyof Values]: SQL };

/**
 * Select `bigint` and times as JSON or cast: the engines differ.
 * @param build the query; parameters need casts such as `::uuid`
 */
export function defineStatement<Row extends Record<string, unknown>, Values extends readonly unknown[]>(
  name: string,
  build: (...parameters: Parameters<Values>) => SQL,
): Statement<Values, Row> {
  const buildWith = (parameters: SQL[]) => build(...(parameters as unknown as Parameters<Values>));
  let made: string | undefined;
  const text = () =>
    (made ??= toText(
      buildWith(Array.from({ length: build.length }, (_, index) => sql.raw(`$${index + 1}`))),
    ));
  if (defined.has(name)) throw new TypeError(`Two statements have the name ${name}.`);
  defined.set(name, text);
  return {
    name,
    async run(db, ...values) {
      const client = findClient(db);
      if (client === undefined)
        return queryRows<Row>(db, buildWith(values.map((value) => sql`${sql.param(value)}`)));
      const { rows } = await timeStatement<{ rows: Row[] }>(name, () =>
        client instanceof Pool
          ? client.query<Row>({ name, text: text(), values: [...values] })
          : client.query<Row>(text(), [...values]),
      );
      return rows;
    },
  };
}
