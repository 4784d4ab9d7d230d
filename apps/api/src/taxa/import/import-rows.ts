import { searchKey } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/types';

/** Rows as a table `given` of a statement. */
export const recordset = (rows: readonly object[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (${sql.raw(columns)})`;

/** Until the transaction ends. Two imports of one data set would both add what neither has seen. */
export const lockImports = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('aranya import of taxa'))`);

/** ' house sparrow' and ' sparrow house': keys with any word in front sort together. */
export const searchKeys = (name: string): string[] => {
  const words = searchKey(name).split(' ');
  return words.map((_, at) => ` ${[...words.slice(at), ...words.slice(0, at)].join(' ')}`);
};

/** Lets searches find taxa by these names. */
export async function writeKeys(
  tx: Db,
  dataset: string,
  names: readonly { taxon_id: number; name: string }[],
): Promise<void> {
  const keys = names.flatMap(({ taxon_id, name }) =>
    searchKeys(name).map((key, at) => ({ taxon_id, key, is_whole: at === 0 })),
  );
  const named = keys.filter(({ key }) => key !== ' ');
  if (named.length === 0) return;
  // Two names can have the same key.
  await tx.execute(sql`
    insert into imported_keys (taxon_id, key, dataset, is_whole)
    select taxon_id, key, ${dataset}, bool_or(is_whole)
    from ${recordset(named, 'taxon_id int, key text, is_whole boolean')} group by taxon_id, key
    on conflict (taxon_id, key, dataset) do update set is_whole = true
      where excluded.is_whole and not imported_keys.is_whole`);
}
