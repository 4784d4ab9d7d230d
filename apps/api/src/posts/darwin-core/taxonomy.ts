import { freeNameGroups, freeNameOf, type NamedTaxon, taxonKey } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';
import type { Db } from '../../platform/db/types';
import { readLineages } from '../../taxa/taxon-lineages';
import type { Occurrence } from './archive-tables';

const catalogue = new Map(roster.map((species) => [species.slug, species]));

const HIGHER_RANKS = ['class', 'order', 'family', 'genus'] as const;

export type HigherTaxa = Pick<Occurrence, (typeof HIGHER_RANKS)[number] | 'scientificName' | 'taxonRank'>;

const ANY_ANIMAL = { scientificName: 'Animalia', taxonRank: 'kingdom' };

/** The animal's own key, or the taxon of a free name's group; null where that is none. */
function knownKey(key: string): string | null {
  const name = freeNameOf(key);
  if (name === null) return key;
  const id = freeNameGroups[name.group];
  return id === null ? null : taxonKey(id);
}

/** Reads the higher taxa of each animal once. */
export function createTaxonomy(db: Db) {
  const higher = new Map<string, HigherTaxa>();
  return async (keys: readonly string[]): Promise<ReadonlyMap<string, HigherTaxa>> => {
    const missing = [...new Set(keys)].filter((key) => !higher.has(key));
    const { above, taxa } = await readLineages(
      db,
      missing.flatMap((key) => knownKey(key) ?? []),
    );
    for (const key of missing) {
      const known = knownKey(key);
      const line = (known === null ? [] : [known, ...(above.get(known) ?? [])]).flatMap(
        (one) => taxa.get(one) ?? [],
      );
      const nameAt = (rank: string) => line.find((taxon) => taxon.rank === rank)?.scientific_name;
      const [nearest] = line;
      const ofGroup = nearest
        ? { scientificName: nearest.scientific_name, taxonRank: nearest.rank }
        : ANY_ANIMAL;
      higher.set(key, {
        ...Object.fromEntries(HIGHER_RANKS.map((rank) => [rank, nameAt(rank)])),
        ...(freeNameOf(key) && ofGroup),
      });
    }
    return higher;
  };
}

/** The animal's names, or its observer's words; undefined for a slug that the catalogue no longer has. */
export function nameTerms(
  key: string,
  taxon: NamedTaxon | null | undefined,
): Partial<Occurrence> | undefined {
  if (taxon) {
    const { scientific_name: scientificName, rank: taxonRank, name: vernacularName } = taxon;
    return { scientificName, taxonRank, vernacularName };
  }
  const free = freeNameOf(key);
  if (free)
    return {
      verbatimIdentification: free.words,
      identificationRemarks: 'The observer’s own words, which the list of animals does not know.',
    };
  const species = catalogue.get(key);
  if (species === undefined) return undefined;
  const { scientific_name: scientificName, name: vernacularName } = species;
  const [genus, ...rest] = scientificName.split(' ');
  const taxonRank = rest.length > 1 ? 'subspecies' : 'species';
  // The guide says *Anthropoides virgo* where the list of animals has it in *Grus*.
  return { scientificName, genus, taxonRank, vernacularName };
}
