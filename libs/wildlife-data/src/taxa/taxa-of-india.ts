import packed from '../generated/taxa-of-india.json' with { type: 'json' };
import type { PackedColumns } from '../records/packed-columns';
import type { Taxon } from './taxon.types';
import { unpackedTaxa } from './unpacked-taxa';

/** The list omits them. */
export type TaxonOfIndia = Omit<Taxon, 'parent_id' | 'avibase'>;

let id = 0;

/** Beyond the catalogue, by id. */
export const taxaOfIndia: readonly TaxonOfIndia[] = unpackedTaxa(packed as PackedColumns).map((taxon) => {
  // Steps pack to a seventh.
  id += taxon.id;
  return { ...taxon, id, india: true };
});
