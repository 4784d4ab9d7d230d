import packed from '../generated/taxa-of-india.json' with { type: 'json' };
import type { PackedColumns } from '../records/packed-columns';
import type { Taxon } from './taxon.types';
import { unpackedTaxa } from './unpacked-taxa';

/** The list has no parents and no ids of Avibase. */
export type TaxonOfIndia = Omit<Taxon, 'parent_id' | 'avibase'>;

let id = 0;

/** All that is recorded in India and beyond the catalogue, in the order of the ids. */
export const taxaOfIndia: readonly TaxonOfIndia[] = unpackedTaxa(packed as PackedColumns).map((taxon) => {
  // The file has the step from the id before, which packs to a seventh.
  id += taxon.id;
  return { ...taxon, id, india: true };
});
