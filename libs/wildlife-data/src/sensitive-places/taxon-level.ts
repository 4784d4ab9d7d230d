import {
  findSensitivity,
  findSensitivityRule,
  type SensitivityCircumstances,
  strictest,
} from './sensitivity';
import type { SensitivityRule } from './sensitivity.schema';
import type { SensitivityLevel } from './sensitivity.types';

/** For a taxon beyond the catalogue. */
export interface TaxonProtection {
  scientific_name: string;
  /** From the nearest up. */
  higher_taxa: string[];
  members: string[];
  species: string[];
  /** Nothing living in it is threatened, by the Red List. */
  open: boolean;
}

const ownName = ({ scientific_name: scientificName, higher_taxa: higherTaxa }: TaxonProtection) => ({
  scientificName,
  higherTaxa,
});

export const findTaxonRule = (
  taxon: TaxonProtection,
  circumstances: SensitivityCircumstances = {},
): SensitivityRule | null => findSensitivityRule(ownName(taxon), circumstances);

/**
 * As strict as the most protected animal that it may be. Without a rule, only the Red List opens it, and
 * never at a nest, den or roost.
 */
export function taxonLevel(
  taxon: TaxonProtection,
  circumstances: SensitivityCircumstances,
  ofSpecies: (slugs: string[]) => SensitivityLevel,
): SensitivityLevel {
  const isOpen = taxon.open && !circumstances.atSite && findTaxonRule(taxon, circumstances) === null;
  return strictest(
    isOpen ? 'open' : findSensitivity(ownName(taxon), circumstances),
    ofSpecies(taxon.species),
    ...taxon.members.map((scientificName) => findSensitivity({ scientificName }, circumstances)),
  );
}
