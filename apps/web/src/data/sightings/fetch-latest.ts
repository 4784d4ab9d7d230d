import type { LatestSightings } from '@aranya/contracts';
import { fetchJson, isEntry } from '../../lib/fetch-json';

const TIMEOUT_MS = 10_000;

type LatestSighting = LatestSightings['sightings'][number];

const isSighting = (value: unknown): value is LatestSighting =>
  isEntry(value) && typeof value['species'] === 'string' && typeof value['month'] === 'string';

/**
 * Fetches what members saw last without the contract's client, as `fetchNews` does.
 * @throws on a refusal, an invalid answer, none in 10 s, or an abort
 */
export async function fetchLatest(signal: AbortSignal): Promise<LatestSightings> {
  const response = await fetchJson('/api/sightings/latest', signal, TIMEOUT_MS);
  const body: unknown = await response.json();
  if (!isEntry(body) || !Array.isArray(body['sightings'])) throw new Error('The answer has no sightings.');
  const members = body['members'];
  return {
    sightings: body['sightings'].filter(isSighting),
    members: typeof members === 'number' ? members : null,
  };
}
