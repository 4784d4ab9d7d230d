import { type FoundTaxon, indexTaxa, searchTaxa, type TaxonIndex } from './search-taxa';
import { taxaOfIndia, type TaxonOfIndia } from './taxa-of-india';

let index: TaxonIndex<TaxonOfIndia> | undefined;

/**
 * As `searchTaxa`, among what is recorded in India and beyond the catalogue. The first search makes the index, in a quarter
 * of a second.
 */
export function searchIndia(
  text: string,
  limit: number,
): { found: FoundTaxon<TaxonOfIndia>[]; total: number } {
  index ??= indexTaxa(taxaOfIndia);
  return searchTaxa(index, text, limit);
}
