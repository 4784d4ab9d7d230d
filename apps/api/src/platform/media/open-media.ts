import { createFileMediaStore } from './file-media-store';
import type { ListableMediaStore } from './media-store';
import { parseMediaUrl } from './media-url';
import { createMovingMediaStore, type MediaMove } from './moving-media-store';

export interface OpenedMedia {
  media: ListableMediaStore;
  mediaMove?: MediaMove;
}

interface MediaSettings {
  mediaUrl: string;
  mediaFallbackUrl: string | undefined;
}

export class MediaMisconfigured extends Error {}

/**
 * Loads the S3 client only for `s3:`.
 * @throws TypeError for a wrong address
 */
export async function openMediaPlace(url: string): Promise<ListableMediaStore> {
  const place = parseMediaUrl(url);
  if (place.kind === 'file') return createFileMediaStore(place.folder);
  const { createS3MediaStore } = await import('./s3-media-store');
  const store = createS3MediaStore(place);
  const problem = await store.findMisconfiguration();
  if (problem !== null) throw new MediaMisconfigured(problem);
  return store;
}

async function openSetting(name: string, url: string): Promise<ListableMediaStore> {
  return await openMediaPlace(url).catch((error: unknown) => {
    if (!(error instanceof MediaMisconfigured)) throw error;
    throw new MediaMisconfigured(`${name} is "${url}": ${error.message}.`);
  });
}

/**
 * Starts even if a store does not answer.
 * @throws MediaMisconfigured with one line for the operator
 */
export async function openMedia({ mediaUrl, mediaFallbackUrl }: MediaSettings): Promise<OpenedMedia> {
  const to = await openSetting('MEDIA_URL', mediaUrl);
  if (mediaFallbackUrl === undefined) return { media: to };
  const from = await openSetting('MEDIA_FALLBACK_URL', mediaFallbackUrl);
  const mediaMove = { from, to };
  return { media: createMovingMediaStore(mediaMove), mediaMove };
}
