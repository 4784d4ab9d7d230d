import type { TaxonDataset } from '@aranya/contracts';
import { fetchJson, isEntry } from '../../lib/fetch-json';

/**
 * Lists the sources of the operator's animal lists.
 * @throws on a refusal, an invalid answer, none in 20 s, or an abort
 */
export async function fetchTaxonDatasets(signal: AbortSignal): Promise<TaxonDataset[]> {
  const response = await fetchJson('/api/taxa/datasets', signal);
  const body: unknown = await response.json();
  if (!isEntry(body) || !Array.isArray(body['datasets'])) throw new Error('The answer has no data sets.');
  return body['datasets'] as TaxonDataset[];
}
