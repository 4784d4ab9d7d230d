import type { FoundTaxonSummary, TaxonPage } from '@aranya/contracts';
import { AnswerError, fetchJson, isEntry } from '../../lib/fetch-json';

export interface FoundTaxa {
  taxa: FoundTaxonSummary[];
  total: number;
}

/**
 * Finds animals that the catalogue does not have, by their names.
 * @throws on a refusal, an invalid answer, none in `timeoutMs` (20 s by default), or an abort
 */
export async function fetchTaxaBeyondCatalogue(
  text: string,
  limit: number,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<FoundTaxa> {
  const query = new URLSearchParams({ q: text, beyond_catalogue: 'true', limit: String(limit) });
  const response = await fetchJson(`/api/taxa?${query}`, signal, timeoutMs);
  const body: unknown = await response.json();
  if (!isEntry(body) || !Array.isArray(body['taxa'])) throw new Error('The answer has no animals.');
  return body as unknown as FoundTaxa;
}

/**
 * Reads all of one animal.
 * @returns null where there is none with this id
 * @throws on another refusal, an invalid answer, none in 20 s, or an abort
 */
export async function fetchTaxon(id: string, signal: AbortSignal): Promise<TaxonPage | null> {
  const response = await fetchJson(`/api/taxa/${encodeURIComponent(id)}`, signal).catch((error: unknown) => {
    if (error instanceof AnswerError && [400, 404].includes(error.status)) return null;
    throw error;
  });
  if (response === null) return null;
  const body: unknown = await response.json();
  if (!isEntry(body) || !isEntry(body['taxon'])) throw new Error('The answer has no animal.');
  return body['taxon'] as unknown as TaxonPage;
}
