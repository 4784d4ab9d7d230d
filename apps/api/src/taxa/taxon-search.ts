import {
  type ForeignName,
  type FoundTaxon,
  indexTaxa,
  type MatchedTaxa,
  matchName,
  searchTaxa,
  type TaxonIndex,
} from '@aranya/wildlife-data';
import { setImmediate } from 'node:timers/promises';
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
  /** What names of another site mean, in their order. */
  match(names: readonly ForeignName[], limit: number): Promise<MatchedTaxa<IndexedTaxon>[]>;
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
    match: async (names, limit) => {
      const kept = await keptIndex();
      const matches: MatchedTaxa<IndexedTaxon>[] = [];
      for (const name of names) {
        matches.push(matchName(kept, name, limit));
        // Misspelt names take milliseconds each, and others wait for an answer too.
        await setImmediate();
      }
      return matches;
    },
  };
}
