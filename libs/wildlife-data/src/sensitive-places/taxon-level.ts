import { sensitivityOf, sensitivityRuleOf, type SensitivityCircumstances, strictest } from './sensitivity';
import type { SensitivityRule } from './sensitivity.schema';
import type { SensitivityLevel } from './sensitivity.types';

/** The facts that decide how the places of a taxon beyond the catalogue are protected. */
export interface TaxonProtection {
  scientific_name: string;
  /** From the nearest up. */
  higher_taxa: string[];
  /** Scientific names below it which the table knows. */
  members: string[];
  /** Slugs of the catalogue above and below it. */
  species: string[];
  /** Neither it nor one of its living members is threatened, as far as the Red List says. */
  open: boolean;
}

const ownName = ({ scientific_name: scientificName, higher_taxa: higherTaxa }: TaxonProtection) => ({
  scientificName,
  higherTaxa,
});

/** The line of the table that names the taxon or one around it. */
export const taxonRuleOf = (
  taxon: TaxonProtection,
  circumstances: SensitivityCircumstances = {},
): SensitivityRule | null => sensitivityRuleOf(ownName(taxon), circumstances);

/**
 * As strict as the strictest of what the animal may be: a genus as its most protected species. Without a line, a taxon is
 * open only where the Red List says so, and not at its nest, den or roost.
 * @param ofSpecies the level of species of the catalogue
 */
export function taxonLevel(
  taxon: TaxonProtection,
  circumstances: SensitivityCircumstances,
  ofSpecies: (slugs: string[]) => SensitivityLevel,
): SensitivityLevel {
  const isOpen = taxon.open && !circumstances.atSite && taxonRuleOf(taxon, circumstances) === null;
  return strictest(
    isOpen ? 'open' : sensitivityOf(ownName(taxon), circumstances),
    ofSpecies(taxon.species),
    ...taxon.members.map((scientificName) => sensitivityOf({ scientificName }, circumstances)),
  );
}
