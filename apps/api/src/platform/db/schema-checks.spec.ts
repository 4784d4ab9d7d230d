import { limits } from '@aranya/contracts';
import { identitySchema } from '@aranya/identity';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '../../testing';
import type { Database } from './database';
import * as schema from './schema';
import { hasLength } from './schema/columns';
import { queryRows } from './types';

const dialect = new PgDialect();
const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []));

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Condition {
  name: string;
  text: string;
}

function conditionsOf({ checks, indexes }: (typeof tables)[number]): Condition[] {
  const conditions: [string | undefined, SQL | undefined][] = [
    ...checks.map(({ name, value }): [string, SQL] => [name, value]),
    ...indexes.map(({ config }): [string | undefined, SQL | undefined] => [config.name, config.where]),
  ];
  return conditions.flatMap(([name, value]) =>
    name && value ? [{ name, text: dialect.sqlToQuery(value).sql }] : [],
  );
}

/** Members of a list in their own order, as PostgreSQL keeps the order of a migration. */
const ordered = (definition: string) =>
  definition.replace(/ARRAY\[(.*?)\]/g, (_all, list: string) => list.split(', ').sort().join(', '));

const definitions = async (tx: Database['write'], query: SQL) =>
  (await queryRows<{ name: string; definition: string }>(tx, query))
    .map(({ name, definition }) => `${name}: ${ordered(definition)}`)
    .sort();

const checksOf = (table: SQL) => sql`
  select conname as name, pg_get_expr(conbin, conrelid) as definition from pg_constraint
  where contype = 'c' and conrelid = ${table}`;

/** The schema takes its lists and lengths from the contract; the migrations hold literals. */
it.each(tables.map((table) => [table.name, table] as const))(
  'the migrations made the checks of %s that the contract asks for',
  async (name, table) => {
    const conditions = conditionsOf(table);
    await db.write.transaction(async (tx) => {
      await tx.execute(sql`create temporary table expected (like ${sql.identifier(name)}) on commit drop`);
      for (const { name: condition, text } of conditions)
        await tx.execute(
          sql`alter table expected add constraint ${sql.identifier(condition)} check (${sql.raw(text)})`,
        );
      const expected = await definitions(tx, checksOf(sql`'pg_temp.expected'::regclass`));
      const found = await definitions(
        tx,
        sql`${checksOf(sql`${`public.${name}`}::regclass`)} union all
          select c.relname, pg_get_expr(i.indpred, i.indrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
          where i.indpred is not null and i.indrelid = ${`public.${name}`}::regclass`,
      );
      expect(found).toEqual(expected);
    });
  },
);

it('sign-in takes names and addresses of the lengths that the contract allows', () => {
  const texts = getTableConfig(identitySchema.accounts).checks.map(
    ({ value }) => dialect.sqlToQuery(value).sql,
  );
  const expected = [hasLength('email', limits.email, 3), hasLength('name', limits.fullName, 1)];
  expect(texts).toEqual(expected.map((check) => dialect.sqlToQuery(check).sql));
});
