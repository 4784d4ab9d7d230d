import { freeNameOf, type NamedTaxon, type SightingInput, taxonIdOf, taxonKey } from '@aranya/contracts';
import { type ProtectedTaxa, protectionOfWords, withoutPlaces } from '@aranya/wildlife-data';
import { inArray } from 'drizzle-orm';
import { taxa } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { readTaxonProtection } from '../../taxa/taxon-protection';

/** Animals beyond the catalogue have names, as the post shows them. */
export type NamedSighting = SightingInput & {
  species: (SightingInput['species'][number] & { taxon?: NamedTaxon | undefined })[];
};

const idsIn = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => taxonIdOf(key) ?? []))];

const freeNamesIn = (keys: readonly string[]) =>
  keys.flatMap((key) => {
    const words = freeNameOf(key)?.words;
    return words === undefined ? [] : [{ key, words }];
  });

/**
 * Protection by key: of taxa beyond the catalogue, and of free names by the animals in their words. Catalogue
 * slugs are skipped.
 */
export async function readProtectedTaxa(db: Db, keys: readonly string[]): Promise<ProtectedTaxa> {
  const protections = await readTaxonProtection(db, idsIn(keys));
  return new Map([
    ...[...protections].map(([id, protection]) => [taxonKey(id), protection] as const),
    ...freeNamesIn(keys).map(({ key, words }) => [key, protectionOfWords(words)] as const),
  ]);
}

/** Names of taxa beyond the catalogue, by key; `slug` is set for one that the catalogue has. */
export async function readNamedTaxa(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { taxon: NamedTaxon; slug: string | null }>> {
  const ids = idsIn(keys);
  if (ids.length === 0) return new Map();
  const { id, scientificName, name, rank, group, species } = taxa;
  const rows = await db
    .select({ id, scientific_name: scientificName, name, rank, group, slug: species })
    .from(taxa)
    .where(inArray(id, ids));
  return new Map(rows.map(({ slug, ...taxon }) => [taxonKey(taxon.id), { taxon, slug }]));
}

/**
 * Adds names of animals beyond the catalogue, and turns known ones into slugs, so that each animal has one
 * key.
 * @param field of the request
 * @throws AppError `invalid_input` for an unknown or repeated animal, or a free name that gives away a place
 */
export async function nameAnimals<Named extends { species: string }>(
  db: Db,
  animals: readonly Named[],
  field: string,
): Promise<(Named & { taxon?: NamedTaxon })[]> {
  const refusal = (message: string) => errors.invalid(message, { [field]: message });
  const found = await readNamedTaxa(
    db,
    animals.map(({ species }) => species),
  );
  const words = freeNamesIn(animals.map(({ species }) => species)).map((name) => name.words);
  // Others read them beside a place that is kept.
  if (
    withoutPlaces(words, { context: [], isProtected: true, inPark: true }).some(
      (text, at) => text !== words[at],
    )
  )
    throw refusal('A free name says what the animal is. Leave the place out of it.');
  const named = animals.map((animal) => {
    if (taxonIdOf(animal.species) === null) return animal;
    const beyond = found.get(animal.species);
    if (!beyond) throw refusal('There is no such animal. Choose one that the search finds.');
    const { slug, taxon } = beyond;
    return slug === null ? { ...animal, taxon } : { ...animal, species: slug };
  });
  if (new Set(named.map(({ species }) => species)).size < named.length)
    throw refusal('Name each species once.');
  return named;
}
