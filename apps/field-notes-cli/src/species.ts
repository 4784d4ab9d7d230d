import { type CatalogueSpecies, type FoundTaxonSummary, taxonIdOf, taxonKey } from '@aranya/contracts';
import { distance } from 'fastest-levenshtein';
import { exits, Problem } from './problem';

const MOST_NAMED = 5;

/** Case, accents and hyphens do not matter: a slug reads like its name. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const mainNames = ({ slug, name, scientific_name }: CatalogueSpecies) =>
  [slug, name, scientific_name].map(fold);
const allNames = (species: CatalogueSpecies) => [...mainNames(species), ...species.other_names.map(fold)];

/** 0 where the name contains the text, otherwise the letters to change. */
const farness = (text: string, name: string) => (name.includes(text) ? 0 : distance(text, name));

function closeTo(text: string, catalogue: readonly CatalogueSpecies[]): CatalogueSpecies[] {
  const most = Math.max(1, Math.floor(text.length / 4));
  return catalogue
    .map((species) => ({ species, far: Math.min(...allNames(species).map((name) => farness(text, name))) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_NAMED)
    .map(({ species }) => species);
}

/** @throws Problem where several have the name */
function findSlug(given: string, catalogue: readonly CatalogueSpecies[]): string | undefined {
  const text = fold(given);
  const byMainName = catalogue.filter((species) => mainNames(species).includes(text));
  const found =
    byMainName.length > 0 ? byMainName : catalogue.filter((species) => allNames(species).includes(text));
  if (found.length > 1) throw new Problem(`"${given}" can be ${listed(found.map(slugText))}.`, exits.usage);
  return found[0]?.slug;
}

const slugText = ({ name, slug }: Pick<CatalogueSpecies, 'name' | 'slug'>) => `${name} (${slug})`;
const listed = (texts: readonly string[]) => texts.join(' or ');

/** Only the best hit counts, and only by its full name. */
function findBeyond(given: string, [best]: readonly FoundTaxonSummary[]): string | undefined {
  if (best === undefined) return undefined;
  const { id, name, scientific_name, matched_name, species } = best;
  const names = [name, scientific_name, matched_name].map((each) => fold(each ?? ''));
  return names.includes(fold(given)) ? (species ?? taxonKey(id)) : undefined;
}

export interface Animals {
  catalogue: readonly CatalogueSpecies[];
  /** Finds any animal by name, the best first. */
  search: (name: string) => Promise<readonly FoundTaxonSummary[]>;
}

async function findAnimal(given: string, { catalogue, search }: Animals): Promise<string> {
  if (taxonIdOf(given) !== null) return given;
  const slug = findSlug(given, catalogue);
  if (slug !== undefined) return slug;
  const found = fold(given) === '' ? [] : await search(given);
  const key = findBeyond(given, found);
  if (key !== undefined) return key;
  const close = fold(given).length > 2 ? closeTo(fold(given), catalogue).map(slugText) : [];
  const others = found.map(({ name, scientific_name: scientific, species }) =>
    species === null ? (name ?? scientific) : slugText({ name: name ?? scientific, slug: species }),
  );
  const meant = [...new Set([...close, ...others])].slice(0, MOST_NAMED);
  const ask = meant.length === 0 ? '' : ` Did you mean ${listed(meant)}?`;
  throw new Problem(`There is no animal "${given}".${ask}`, exits.usage);
}

/**
 * @param names common, scientific or other names, or slugs
 * @returns keys for sightings, each once
 * @throws Problem that tells close names
 */
export async function findAnimals(names: readonly string[], animals: Animals): Promise<string[]> {
  const keys: string[] = [];
  for (const name of names) keys.push(await findAnimal(name, animals));
  return [...new Set(keys)];
}
