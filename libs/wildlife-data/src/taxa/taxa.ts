import packed from '../generated/taxa.json' with { type: 'json' };
import type { PackedColumns } from '../records/packed-columns';
import type { Taxon } from './taxon.types';
import { unpackedTaxa } from './unpacked-taxa';

/** All shipped taxa, each after the one around it. */
export const taxa: readonly Taxon[] = unpackedTaxa(packed as PackedColumns);
