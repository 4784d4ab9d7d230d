import type { TaxonSummary } from '@aranya/contracts';
import type { TaxonRow } from './taxa.repository';

type Fields = Pick<
  TaxonRow,
  'id' | 'scientific_name' | 'name' | 'rank' | 'group' | 'iucn' | 'extinct' | 'india' | 'species'
>;

export const taxonSummary = (taxon: Fields): TaxonSummary => {
  const { id, scientific_name, name, rank, group, iucn, extinct, india, species } = taxon;
  return { id, scientific_name, name, rank, group, iucn, extinct, recorded_in_india: india, species };
};
