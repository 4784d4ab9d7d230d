import type { CatalogueSpecies } from '@aranya/contracts';
import { distance } from 'fastest-levenshtein';
import { exits, Problem } from './problem';

const MOST_NAMED = 5;

/** So that case, accents and hyphens do not matter: a slug reads like its name. */
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

/** 0 where a name has the text in it, otherwise the letters to change. */
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

function findSlug(given: string, catalogue: readonly CatalogueSpecies[]): string {
  const text = fold(given);
  const byMainName = catalogue.filter((species) => mainNames(species).includes(text));
  const found =
    byMainName.length > 0 ? byMainName : catalogue.filter((species) => allNames(species).includes(text));
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only.slug;
  const close = only === undefined && text.length > 2 ? closeTo(text, catalogue) : found;
  const names = close.map(({ name, slug }) => `${name} (${slug})`).join(' or ');
  if (only !== undefined) throw new Problem(`"${given}" can be ${names}.`, exits.usage);
  const meant = names === '' ? '' : ` Did you mean ${names}?`;
  throw new Problem(`There is no species "${given}" in the catalogue.${meant}`, exits.usage);
}

/**
 * @param names common, scientific or other names, or slugs
 * @returns the slug of each species, once
 * @throws Problem that tells close names
 */
export const findSlugs = (names: readonly string[], catalogue: readonly CatalogueSpecies[]): string[] => [
  ...new Set(names.map((name) => findSlug(name, catalogue))),
];
