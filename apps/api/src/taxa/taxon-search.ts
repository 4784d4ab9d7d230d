import {
  type ForeignName,
  type FoundTaxon,
  indexTaxa,
  type MatchedTaxa,
  matchName,
  nearestNames,
  type SearchOptions,
  searchTaxa,
  type TaxonIndex,
} from '@aranya/wildlife-data';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import { DatabaseAway } from '../platform/db/failures';
import { findBeside, findCandidates, findSimilar } from './imported-candidates';
import { type IndexedTaxon, readShippedTaxa, readTaxaByIds } from './taxa.repository';

interface FoundTaxa {
  found: FoundTaxon<IndexedTaxon>[];
  total: number;
}

export interface TaxonSearch {
  /** Makes the index, which takes about a second. */
  prepare(): Promise<void>;
  find(
    text: string,
    limit: number,
    options?: Pick<SearchOptions<IndexedTaxon>, 'isWanted' | 'seenById'>,
  ): Promise<FoundTaxa>;
  /** In the order of the names. */
  match(names: readonly ForeignName[], limit: number): Promise<MatchedTaxa<IndexedTaxon>[]>;
}

/**
 * Keeps shipped names until the process ends. The database finds candidates among imports, which can be a
 * million.
 */
export function createTaxonSearch(db: Database): TaxonSearch {
  let kept: Promise<TaxonIndex<IndexedTaxon>> | undefined;
  const readIndex = async () => indexTaxa(await readShippedTaxa(await db.upToDate()));
  const keptIndex = () =>
    (kept ??= readIndex().catch((error: unknown) => {
      // The next search tries again.
      kept = undefined;
      throw error;
    }));

  const readImported = async (find: typeof findCandidates, text: string): Promise<IndexedTaxon[]> => {
    try {
      const at = await db.upToDate();
      return await readTaxaByIds(at, await find(at, text));
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      // The shipped names are still there.
      return [];
    }
  };

  const together = (shipped: readonly IndexedTaxon[], imported: readonly IndexedTaxon[]) => {
    const taxa = new Map([...shipped, ...imported].map((taxon) => [taxon.id, taxon]));
    return indexTaxa([...taxa.values()]);
  };

  const find: TaxonSearch['find'] = async (text, limit, options) => {
    const index = await keptIndex();
    const imported = await readImported(findCandidates, text);
    const shipped = searchTaxa(index, text, limit, {
      ...options,
      mayBeMisspelt: imported.length === 0,
    });
    const isUnknown = shipped.found.every(({ isSpeltAlike }) => isSpeltAlike);
    const near = shipped.found.map(({ taxon }) => taxon);
    const searchWith = (more: readonly IndexedTaxon[]) => {
      const { found, total } = searchTaxa(together(near, more), text, limit, options);
      return { found, total: isUnknown ? total : Math.max(total, shipped.total + total - near.length) };
    };
    if (imported.length > 0) return searchWith(imported);
    // The second takes long among a million names.
    for (const findAlike of isUnknown ? [findBeside, findSimilar] : []) {
      const alike = await readImported(findAlike, text);
      const answer = alike.length > 0 ? searchWith(alike) : shipped;
      if (answer.total > near.length) return answer;
    }
    return shipped;
  };

  const match = async (name: ForeignName, limit: number): Promise<MatchedTaxa<IndexedTaxon>> => {
    const known = matchName(await keptIndex(), name, limit);
    if (known.isClear) return known;
    const [nearest = name.english] = nearestNames(name.scientific);
    const imported = await readImported(findCandidates, nearest);
    return imported.length === 0 ? known : matchName(together(known.candidates, imported), name, limit);
  };

  return {
    prepare: async () => void (await keptIndex()),
    find,
    match: async (names, limit) => {
      const matches: MatchedTaxa<IndexedTaxon>[] = [];
      for (const name of names) {
        matches.push(await match(name, limit));
        // Misspelt names take milliseconds each, and others wait for an answer too.
        await setImmediate();
      }
      return matches;
    },
  };
}
