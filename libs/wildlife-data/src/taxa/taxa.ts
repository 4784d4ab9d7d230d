import packed from '../generated/taxa.json' with { type: 'json' };
import type { PackedColumns } from '../records/packed-columns';
import type { Taxon } from './taxon.types';
import { unpackedTaxa } from './unpacked-taxa';

export const taxa: readonly Taxon[] = unpackedTaxa(packed as PackedColumns);
