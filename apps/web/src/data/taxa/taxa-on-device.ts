import { loadIndiaSearch } from '@aranya/wildlife-data';
import type { FoundTaxa } from './fetch-taxa';
import { pickNames } from './names-of';

/** Preloads the list of India for offline searches. Failures are ignored. */
export const loadTaxaOnDevice = () => void loadIndiaSearch().catch(() => undefined);

/**
 * Finds animals recorded in India beyond the catalogue, as the server would.
 * @throws if the list was not loaded while online
 */
export async function findTaxaOnDevice(text: string, limit: number): Promise<FoundTaxa> {
  const { searchIndia } = await loadIndiaSearch();
  const { found, total } = searchIndia(text, limit);
  const taxa = found.map(({ taxon, matched, isSpeltAlike }) => {
    const { iucn, extinct, india, species } = taxon;
    const facts = { ...pickNames(taxon), iucn, extinct, recorded_in_india: india, species };
    return { ...facts, matched_name: matched, similar_spelling: isSpeltAlike };
  });
  return { taxa, total };
}
