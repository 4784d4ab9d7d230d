import { roster } from '../animals/roster';
import { sensitivityOf, type SensitivityCircumstances, strictest } from './sensitivity';
import type { SensitivityLevel } from './sensitivity.types';

const namesBySlug = new Map(roster.map(({ slug, scientific_name }) => [slug, scientific_name]));

/** The strictest level of species by their slugs; one that the catalogue no longer has may be threatened. */
export function speciesLevel(
  slugs: readonly string[],
  circumstances: SensitivityCircumstances = {},
): SensitivityLevel {
  return strictest(
    ...slugs.map((slug) => sensitivityOf({ scientificName: namesBySlug.get(slug) ?? null }, circumstances)),
  );
}
