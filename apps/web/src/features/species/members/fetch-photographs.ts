import type { PictureLicence, SpeciesPhoto } from '@aranya/contracts';
import { licenceTexts } from '../../../lib/picture-licences';
import { fetchJson, isEntry } from '../../../lib/fetch-json';

const isText = (value: unknown): value is string => typeof value === 'string';
const isSide = (value: unknown): value is number => typeof value === 'number' && value > 0;
const isOpenLicence = (value: unknown): value is PictureLicence =>
  isText(value) && Object.hasOwn(licenceTexts, value) && value !== 'all_rights_reserved';

/** Drops a photograph without a licence and an author. */
function parsePhoto(value: unknown): SpeciesPhoto[] {
  if (!isEntry(value) || !isEntry(value['author'])) return [];
  const { url, width, height, alt, licence, post_id } = value;
  const { full_name, username } = value['author'];
  if (!isText(url) || !isSide(width) || !isSide(height) || !isText(alt) || !isText(post_id)) return [];
  if (!isOpenLicence(licence) || !isText(full_name) || !isText(username)) return [];
  return [{ url, width, height, alt, licence, post_id, author: { full_name, username } }];
}

/**
 * Fetches photographs without the contract's client, which weighs more than the answer.
 * @param species a slug
 * @throws on a refusal, an invalid answer, none in 20 s, or an abort
 */
export async function fetchPhotographs(species: string, signal: AbortSignal): Promise<SpeciesPhoto[]> {
  const response = await fetchJson(`/api/species-photos?${new URLSearchParams({ species })}`, signal);
  const body: unknown = await response.json();
  if (!isEntry(body) || !Array.isArray(body['photos'])) throw new Error('The answer has no photographs.');
  return body['photos'].flatMap(parsePhoto);
}
