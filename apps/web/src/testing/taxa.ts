import type { FoundTaxonSummary, TaxonPage } from '@aranya/contracts';

/** Returns a species of birds that the catalogue does not have. */
export function sampleTaxon(id: number, scientificName: string, changes: Partial<TaxonPage> = {}): TaxonPage {
  return {
    ...{ id, scientific_name: scientificName, name: null, rank: 'species', group: 'birds', iucn: 'LC' },
    ...{ extinct: false, recorded_in_india: true, species: null },
    ...{ names: [], ancestors: [], members: [], members_count: 0, has_more_members: false },
    protection: { scientific_name: scientificName, higher_taxa: [], members: [], species: [], open: true },
    ...changes,
  };
}

export const houseSparrow = sampleTaxon(16_001, 'Passer domesticus', { name: 'House Sparrow' });

/** Returns an animal as a search finds it. */
export const foundTaxon = (taxon: TaxonPage, matchedName: string | null = null): FoundTaxonSummary => {
  const { id, scientific_name, name, rank, group, iucn, extinct, recorded_in_india, species } = taxon;
  const summary = { id, scientific_name, name, rank, group, iucn, extinct, recorded_in_india, species };
  return { ...summary, matched_name: matchedName, similar_spelling: false };
};
