import { type FoundTaxon, indexTaxa, searchTaxa, type TaxonIndex } from '@aranya/wildlife-data';
import type { Database } from '../platform/db/database';
import { type IndexedTaxon, readIndexedTaxa } from './taxa.repository';

export interface TaxonSearch {
  /** Makes the index, which takes about a second, so that the first search need not wait. */
  prepare(): Promise<void>;
  find(
    text: string,
    limit: number,
    isWanted?: (taxon: IndexedTaxon) => boolean,
  ): Promise<{ found: FoundTaxon<IndexedTaxon>[]; total: number }>;
}

/** Keeps the names until the process ends: what a release changes is there after its start. */
export function createTaxonSearch(db: Database): TaxonSearch {
  let index: Promise<TaxonIndex<IndexedTaxon>> | undefined;
  const readIndex = async () => indexTaxa(await readIndexedTaxa(await db.upToDate()));
  const keptIndex = () =>
    (index ??= readIndex().catch((error: unknown) => {
      // The next search tries again.
      index = undefined;
      throw error;
    }));
  return {
    prepare: async () => void (await keptIndex()),
    find: async (text, limit, isWanted) => searchTaxa(await keptIndex(), text, limit, isWanted),
  };
}
