import type { FoundTaxonSummary, TaxonPage } from '@aranya/contracts';
import { AnswerError, fetchJson, isEntry } from '../../lib/fetch-json';

export interface FoundTaxa {
  taxa: FoundTaxonSummary[];
  total: number;
}

/**
 * Finds animals by name; with a place, those of the catalogue too, since what was seen there comes first.
 * @param near place and month as the API takes them; '' for none
 * @throws on a refusal, an invalid answer, none in `timeoutMs` (20 s by default), or an abort
 */
export async function fetchTaxaByName(
  text: string,
  limit: number,
  near: string,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<FoundTaxa> {
  const beyond = String(near === '');
  const query = new URLSearchParams({ q: text, beyond_catalogue: beyond, limit: String(limit) });
  const response = await fetchJson(`/api/taxa?${query}${near}`, signal, timeoutMs);
  const body: unknown = await response.json();
  if (!isEntry(body) || !Array.isArray(body['taxa'])) throw new Error('The answer has no animals.');
  return body as unknown as FoundTaxa;
}

/**
 * @returns null for an unknown id
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
