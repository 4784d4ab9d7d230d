import { searchKey } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/types';

/** Rows as a table `given` of a statement. */
export const recordset = (rows: readonly object[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (${sql.raw(columns)})`;

/** Runs in a transaction, until its end. Two imports of one data set would both add what neither has seen. */
export const lockImports = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('aranya import of taxa'))`);

/** Lets searches find taxa by these names. */
export async function writeKeys(
  tx: Db,
  dataset: string,
  names: readonly { taxon_id: number; name: string }[],
): Promise<void> {
  const keys = names
    .map(({ taxon_id, name }) => ({ taxon_id, key: ` ${searchKey(name)}` }))
    .filter(({ key }) => key !== ' ');
  if (keys.length === 0) return;
  await tx.execute(sql`
    insert into imported_keys (taxon_id, key, dataset)
    select taxon_id, key, ${dataset} from ${recordset(keys, 'taxon_id int, key text')} on conflict do nothing`);
}
