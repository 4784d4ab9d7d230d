import { roster } from '../animals/roster';
import { findSensitivity, type SensitivityCircumstances, strictest } from './sensitivity';
import type { SensitivityLevel } from './sensitivity.types';
import { taxonLevel, type TaxonProtection } from './taxon-level';

/** Taxa beyond the catalogue, by their keys. */
export type ProtectedTaxa = ReadonlyMap<string, TaxonProtection>;

const noTaxa: ProtectedTaxa = new Map();

const namesBySlug = new Map(roster.map(({ slug, scientific_name }) => [slug, scientific_name]));

/** The strictest level of all. An animal in neither list may be threatened. */
export function speciesLevel(
  keys: readonly string[],
  circumstances: SensitivityCircumstances = {},
  taxa = noTaxa,
): SensitivityLevel {
  const ofSpecies = (slugs: readonly string[]) => speciesLevel(slugs, circumstances);
  return strictest(
    ...keys.map((key) => {
      const taxon = taxa.get(key);
      return taxon
        ? taxonLevel(taxon, circumstances, ofSpecies)
        : findSensitivity({ scientificName: namesBySlug.get(key) ?? null }, circumstances);
    }),
  );
}
