import { type NamedTaxon, taxonKey } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/db/types';
import { taxonIdIn, taxonJson } from './named-taxon';
import { MAX_RANKS } from './taxa.repository';

export interface Lineages {
  /** The taxa that each animal is part of, from the nearest up, by keys as sightings name animals. */
  above: ReadonlyMap<string, readonly string[]>;
  /** Those and the animals themselves, unless the catalogue has them. */
  taxa: ReadonlyMap<string, NamedTaxon>;
}

interface Row extends Record<string, unknown> {
  of: string;
  taxon: NamedTaxon;
  slug: string | null;
}

/** An animal that is not there is part of nothing. */
export async function readLineages(db: Db, keys: readonly string[]): Promise<Lineages> {
  const above = new Map<string, string[]>();
  const taxa = new Map<string, NamedTaxon>();
  if (keys.length === 0) return { above, taxa };
  const rows = await rowsOf<Row>(
    db,
    sql`
      with recursive wanted as (select unnest(${sql.param([...keys])}::text[]) as key),
      lineage as (
        select w.key, t.*, 0 as steps from wanted w join taxa t on t.id = ${taxonIdIn(sql`w.key`)}
        union all
        select w.key, t.*, 0 from wanted w join taxa t on t.species = w.key
        union all
        select l.key, t.*, l.steps + 1 from lineage l join taxa t on t.id = l.parent_id where l.steps < ${MAX_RANKS}
      )
      select key as of, species as slug, ${taxonJson(sql`lineage`)} as taxon from lineage order by key, steps`,
  );
  for (const { of, taxon, slug } of rows) {
    const key = slug ?? taxonKey(taxon.id);
    if (slug === null) taxa.set(key, taxon);
    // An animal that came into the catalogue has its slug above its earlier key.
    if (key !== of) above.set(of, [...(above.get(of) ?? []), key]);
  }
  return { above, taxa };
}
