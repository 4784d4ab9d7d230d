import { type FoundTaxon, searchTaxa } from './search-taxa';
import { indexTaxa, type TaxonIndex } from './taxon-index';
import { taxaOfIndia, type TaxonOfIndia } from './taxa-of-india';

let index: TaxonIndex<TaxonOfIndia> | undefined;

/** The first search makes the index, in a quarter of a second. */
export function searchIndia(
  text: string,
  limit: number,
): { found: FoundTaxon<TaxonOfIndia>[]; total: number } {
  index ??= indexTaxa(taxaOfIndia);
  return searchTaxa(index, text, limit);
}
