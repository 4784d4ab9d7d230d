import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../platform/db/types';
import { qualified, quote, type Table } from './catalogue';
import type { ManifestTable } from './format';

const BATCH = 1_000;

/** Makes texts that any PostgreSQL reads back exactly, however the server is set. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

export async function prepareTransaction(tx: Db): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await tx.execute(sql.raw(`set local ${name} = '${value}'`));
}

/** Generated columns follow from these. */
export const storedColumns = ({ columns }: Table) =>
  columns.filter(({ isGenerated }) => !isGenerated).map(({ name }) => name);

function orderColumns({ columns, key }: Table): string {
  const isText = new Set(columns.filter(({ hasCollation }) => hasCollation).map(({ name }) => name));
  return key.length > 0
    ? key.map((name) => `${quote(name)}${isText.has(name) ? ' collate "C"' : ''}`).join(', ')
    : columns.map(({ name }) => `${quote(name)}::text collate "C"`).join(', ');
}

/**
 * Yields rows by primary key, each a line: a JSON array of every value's text, or null.
 * @param tx a prepared transaction
 */
export async function* readRows(
  tx: Db,
  table: Table,
  columns: readonly string[] = storedColumns(table),
): AsyncGenerator<string[]> {
  const values = columns.map((name) => `${quote(name)}::text`).join(', ');
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for
        select json_build_array(${values})::text as line from ${qualified(table)} order by ${orderColumns(table)}`,
    ),
  );
  for (;;) {
    const rows = await queryRows<{ line: string }>(tx, sql.raw(`fetch ${BATCH} from backup_rows`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql`close backup_rows`);
}

export async function sumRows(
  tx: Db,
  table: Table,
  columns: readonly string[],
): Promise<Pick<ManifestTable, 'rows' | 'sha256'>> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readRows(tx, table, columns)) {
    rows += lines.length;
    hash.update(`${lines.join('\n')}\n`);
  }
  return { rows, sha256: hash.digest('hex') };
}

export async function insertRows(
  tx: Db,
  table: Table,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const columnType = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, index) => `(r ->> ${index})::${columnType.get(name)}`).join(', ');
  const names = columns.map(quote).join(', ');
  const start = `insert into ${qualified(table)} (${names}) overriding system value select ${values} from jsonb_array_elements(`;
  await tx.execute(sql`${sql.raw(start)}${`[${lines.join(',')}]`}::text::jsonb) as r`);
}
