import { taxonIdOf } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../platform/db/types';

interface Row extends Record<string, unknown> {
  id: number;
  parent_id: number | null;
  rank: string;
  listed: boolean;
}

/**
 * Counts as birders do: a subspecies as its species, a higher rank only while nothing below it is listed.
 * @param keys slugs and taxon keys; unknown ones count nothing
 */
export async function countSpecies(db: Db, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const ids = keys.flatMap((key) => taxonIdOf(key) ?? []);
  const rows = await queryRows<Row>(
    db,
    sql`
      with recursive listed as (
        select id, parent_id, rank from taxa where id = any(${sql.param(ids)}::int[])
        union
        select id, parent_id, rank from taxa where species = any(${sql.param([...keys])}::text[])
      ),
      lineage as (
        select * from listed
        union
        select t.id, t.parent_id, t.rank from lineage l join taxa t on t.id = l.parent_id
      )
      select l.*, exists (select from listed where listed.id = l.id) as listed from lineage l`,
  );
  return countedTaxa(rows).length;
}

function countedTaxa(rows: readonly Row[]): number[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const counted = new Set<number>();
  const groups = new Set<number>();
  for (const row of rows.filter(({ listed }) => listed)) {
    const lineage = new Set<Row>();
    // A circle in imported taxa ends where it began.
    for (let at: Row | undefined = row; at && !lineage.has(at); at = byId.get(at.parent_id ?? 0))
      lineage.add(at);
    const [, ...above] = lineage;
    const species = [...lineage].find(({ rank }) => rank === 'species');
    counted.add((species ?? row).id);
    for (const { id, rank } of above) if (rank !== 'species') groups.add(id);
  }
  return [...counted].filter((id) => !groups.has(id));
}
