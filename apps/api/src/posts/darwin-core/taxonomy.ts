import type { NamedTaxon } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';
import type { Db } from '../../platform/db/types';
import { readLineages } from '../../taxa/taxon-lineages';
import type { Occurrence } from './archive-tables';

const catalogue = new Map(roster.map((species) => [species.slug, species]));

const HIGHER_RANKS = ['class', 'order', 'family', 'genus'] as const;

export type HigherTaxa = Pick<Occurrence, (typeof HIGHER_RANKS)[number]>;

/** Reads what animals are part of, each once: there are no more of them than taxa. */
export function createTaxonomy(db: Db) {
  const known = new Map<string, HigherTaxa>();
  return async (keys: readonly string[]): Promise<ReadonlyMap<string, HigherTaxa>> => {
    const missing = [...new Set(keys)].filter((key) => !known.has(key));
    const { above, taxa } = await readLineages(db, missing);
    for (const key of missing) {
      const line = [key, ...(above.get(key) ?? [])].flatMap((one) => taxa.get(one) ?? []);
      const nameAt = (rank: string) => line.find((taxon) => taxon.rank === rank)?.scientific_name;
      known.set(key, Object.fromEntries(HIGHER_RANKS.map((rank) => [rank, nameAt(rank)])));
    }
    return known;
  };
}

/** The animal's own names; undefined for a slug that the catalogue no longer has. */
export function nameTerms(
  key: string,
  taxon: NamedTaxon | null | undefined,
): Partial<Occurrence> | undefined {
  if (taxon) {
    const { scientific_name: scientificName, rank: taxonRank, name: vernacularName } = taxon;
    return { scientificName, taxonRank, vernacularName };
  }
  const species = catalogue.get(key);
  if (species === undefined) return undefined;
  const { scientific_name: scientificName, name: vernacularName } = species;
  const taxonRank = scientificName.split(' ').length > 2 ? 'subspecies' : 'species';
  return { scientificName, taxonRank, vernacularName };
}
