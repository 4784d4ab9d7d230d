import type { SightingSummary } from '@aranya/contracts';
import { fetchJson, isEntry } from '../../lib/fetch-json';

const TIMEOUT_MS = 10_000;

export type SummarySubject = { species: string; park?: undefined } | { park: string; species?: undefined };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCounted =
  (key: string, type: 'string' | 'number') =>
  (value: unknown): boolean =>
    isEntry(value) && typeof value[key] === type && isNumber(value.total);
const parseMonth = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) ? value : null;
const parseList = <Item>(value: unknown, isItem: (item: unknown) => boolean): Item[] =>
  Array.isArray(value) ? (value.filter(isItem) as Item[]) : [];

export function parseSummary(body: unknown): SightingSummary {
  if (!isEntry(body) || !isNumber(body.total)) throw new Error('The answer is no summary.');
  const latest = parseMonth(body.latest);
  return {
    total: body.total,
    members: isNumber(body.members) ? body.members : 0,
    latest,
    latest_until: parseMonth(body.latest_until) ?? latest,
    // Answers from an old browser cache lack members and months.
    by_month: parseList<number>(body.by_month, isNumber),
    parks: parseList(body.parks, isCounted('park', 'string')),
    species: parseList(body.species, isCounted('species', 'string')),
    cells: parseList(
      body.cells,
      (cell) => isCounted('lat', 'number')(cell) && isCounted('lng', 'number')(cell),
    ),
  };
}

/**
 * Fetches a summary without the contract's client, as `fetchNews` does.
 * @throws on a refusal, an invalid answer, none in 10 s, or an abort
 */
export async function fetchSummary(of: SummarySubject, signal: AbortSignal): Promise<SightingSummary> {
  const query = new URLSearchParams(of.species === undefined ? { park: of.park } : { species: of.species });
  const response = await fetchJson(`/api/sightings/summary?${query}`, signal, TIMEOUT_MS);
  return parseSummary(await response.json());
}
