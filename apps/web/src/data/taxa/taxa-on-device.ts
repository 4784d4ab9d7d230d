import { loadIndiaSearch } from '@aranya/wildlife-data';
import type { FoundTaxa } from './fetch-taxa';

/** Loads the list of India, so that it can be searched once there is no network. Without one, nothing happens. */
export const loadTaxaOnDevice = () => void loadIndiaSearch().catch(() => undefined);

/**
 * Finds animals that are recorded in India and beyond the catalogue, as the server would.
 * @throws where the list was not loaded while there was a network
 */
export async function findTaxaOnDevice(text: string, limit: number): Promise<FoundTaxa> {
  const { searchIndia } = await loadIndiaSearch();
  const { found, total } = searchIndia(text, limit);
  const taxa = found.map(({ taxon, matched, isSpeltAlike }) => {
    const { id, scientific_name, name, rank, group, iucn, extinct, india, species } = taxon;
    const summary = {
      id,
      scientific_name,
      name,
      rank,
      group,
      iucn,
      extinct,
      recorded_in_india: india,
      species,
    };
    return { ...summary, matched_name: matched, similar_spelling: isSpeltAlike };
  });
  return { taxa, total };
}
