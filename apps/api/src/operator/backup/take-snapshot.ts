import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { type Db, queryRows } from '../../platform/db/types';
import { fullName, LEFT_OUT, qualified, readSequences, readTables, type Table } from './catalogue';
import type { Manifest } from './format';
import { type MigrationLevel, readLevel } from './migration-level';
import { referencedKeys } from './picture-references';
import type { Spool, Spooled } from './spool';
import { prepareTransaction, readRows, storedColumns } from './table-rows';

/** A part closes after the row that exceeds it. */
const PART_CHARACTERS = 1024 * 1024;

export interface SpooledTable {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  parts: Spooled[];
}

export interface Snapshot {
  level: MigrationLevel;
  tables: SpooledTable[];
  leftOut: Manifest['leftOut'];
  sequences: Manifest['sequences'];
  keys: string[];
  /** Milliseconds in which the embedded engine does nothing else. */
  ms: number;
}

async function spoolTable(tx: Db, table: Table, spool: Spool): Promise<SpooledTable> {
  const { schema, name } = table;
  const columns = storedColumns(table);
  const spooled: SpooledTable = { schema, name, columns, rows: 0, parts: [] };
  let part = '';
  const closePart = async () => {
    if (part !== '') spooled.parts.push(await spool.append(Buffer.from(part)));
    part = '';
  };
  for await (const lines of readRows(tx, table, columns)) {
    spooled.rows += lines.length;
    for (const line of lines) {
      part += `${line}\n`;
      if (part.length >= PART_CHARACTERS) await closePart();
    }
  }
  await closePart();
  return spooled;
}

async function readSequenceValues(tx: Db): Promise<Manifest['sequences']> {
  const values = [];
  for (const sequence of await readSequences(tx)) {
    const [row] = await queryRows<{ value: string; is_called: boolean }>(
      tx,
      sql.raw(`select last_value::text as value, is_called from ${qualified(sequence)}`),
    );
    if (row) values.push({ ...sequence, value: row.value, isCalled: row.is_called });
  }
  return values;
}

/** All tables at one moment, in a transaction that writes nothing and locks nobody out on a server. */
export async function takeSnapshot({ write }: Pick<Database, 'write'>, spool: Spool): Promise<Snapshot> {
  const startedAt = performance.now();
  const snapshot = await write.transaction(
    async (tx) => {
      await prepareTransaction(tx);
      const level = await readLevel(tx);
      const keys = await referencedKeys(tx);
      const tables: SpooledTable[] = [];
      const leftOut: Manifest['leftOut'] = [];
      for (const table of await readTables(tx)) {
        const reason = LEFT_OUT[fullName(table)];
        if (reason === undefined) tables.push(await spoolTable(tx, table, spool));
        else leftOut.push({ table: fullName(table), reason });
      }
      return { level, tables, leftOut, sequences: await readSequenceValues(tx), keys };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { ...snapshot, ms: performance.now() - startedAt };
}
