import type { LiveStudy, LiveTrack } from '@aranya/contracts';
import { fetchJson, isEntry } from '../../../lib/fetch-json';

export interface RecentAnswer {
  /** The number of studies that the site reads. */
  configured: number;
  /** Those read so far. */
  studies: LiveStudy[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isWebAddress = (value: unknown): value is string =>
  isText(value) && /^https:\/\//i.test(value) && URL.canParse(value);

function isTrack(value: unknown): value is LiveTrack {
  if (!isEntry(value)) return false;
  const { id, individual, scientificName, animalId, cellDegrees, points } = value;
  return (
    isText(id) &&
    isText(individual) &&
    (scientificName === null || isText(scientificName)) &&
    (animalId === null || isNumber(animalId)) &&
    (cellDegrees === null || isNumber(cellDegrees)) &&
    Array.isArray(points) &&
    points.length > 1 &&
    points.every((point) => Array.isArray(point) && point.length === 3 && point.every(isNumber))
  );
}

/** Drops a study without a licence and a credit. */
function parseStudy(value: unknown): LiveStudy[] {
  if (!isEntry(value)) return [];
  const { id, name, url, licence, licenceUrl, credit, readAt, tracks } = value;
  if (!isNumber(id) || !isText(name) || !isText(credit) || !isText(readAt) || !Array.isArray(tracks))
    return [];
  if (licence !== 'CC0 1.0' && licence !== 'CC BY 4.0') return [];
  if (!isWebAddress(url) || !isWebAddress(licenceUrl)) return [];
  return [{ id, name, url, licence, licenceUrl, credit, readAt, tracks: tracks.filter(isTrack) }];
}

/** @throws Error unless it is an answer with studies */
function parseRecent(body: unknown): RecentAnswer {
  if (!isEntry(body)) throw new Error('The answer is not an object.');
  const { configured, studies } = body;
  if (!isNumber(configured) || !Array.isArray(studies)) throw new Error('The answer has no studies.');
  return { configured, studies: studies.flatMap(parseStudy) };
}

/**
 * Fetches studies without the contract's client, as `fetchNews` does.
 * @throws on a refusal, an invalid answer, none in 20 s, or an abort
 */
export async function fetchRecent(signal: AbortSignal): Promise<RecentAnswer> {
  const response = await fetchJson('/api/live-tracks', signal);
  return parseRecent(await response.json());
}
