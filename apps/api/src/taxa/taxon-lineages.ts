import { type NamedTaxon, taxonKey } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../platform/db/types';
import { taxonIdIn, taxonJson } from './named-taxon';
import { taxaAround } from './taxa.repository';

export interface Lineages {
  /** From the nearest up. */
  above: ReadonlyMap<string, readonly string[]>;
  /** Without species of the catalogue. */
  taxa: ReadonlyMap<string, NamedTaxon>;
}

interface Row extends Record<string, unknown> {
  of: string;
  taxon: NamedTaxon;
  slug: string | null;
}

/** An unknown animal is part of nothing. */
export async function readLineages(db: Db, keys: readonly string[]): Promise<Lineages> {
  const above = new Map<string, string[]>();
  const taxa = new Map<string, NamedTaxon>();
  if (keys.length === 0) return { above, taxa };
  const named = sql`select t.*, 0 as steps from taxa t where t.id = ${taxonIdIn(sql`given.key`)} or t.species = given.key`;
  const rows = await queryRows<Row>(
    db,
    sql`
      select given.key as of, lineage.species as slug, ${taxonJson(sql`lineage`)} as taxon
      from unnest(${sql.param([...keys])}::text[]) as given (key) cross join lateral (
        with recursive ${taxaAround('above', named)} select * from above
      ) lineage order by given.key, lineage.steps`,
  );
  for (const { of, taxon, slug } of rows) {
    const key = slug ?? taxonKey(taxon.id);
    if (slug === null) taxa.set(key, taxon);
    // An animal that came into the catalogue has its slug above its earlier key.
    if (key !== of) above.set(of, [...(above.get(of) ?? []), key]);
  }
  return { above, taxa };
}
