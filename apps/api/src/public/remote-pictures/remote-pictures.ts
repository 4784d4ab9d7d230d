import { pictureTypes } from '@aranya/contracts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { decodePicture } from '../../platform/media/decode-picture';
import { sniffPictureType } from '../../platform/media/picture-type';
import { entityTag } from '../../platform/plugins/answer-tags';
import { errors } from '../../platform/plugins/errors';
import { fetchBytes, type FetchOptions } from '../../platform/remote/fetch-text';
import { RemoteFailure } from '../../platform/remote/remote-failure';

/** The size of one picture; CACHE_BYTES is for all. */
const MAX_BYTES = 6 * 1024 * 1024;
const CACHE_BYTES = 48 * 1024 * 1024;
/** A failure's weight in the cache. */
const FAILURE_BYTES = 1024;

const FOUND_MS = 24 * 60 * 60_000;
const FAILED_MS = 10 * 60_000;

const CONCURRENT_FETCHES = 6;
const MAX_PENDING = 60;
const DECODE_TIMEOUT_MS = 5_000;

/** Pixels. News cards are at most 1,280 wide. */
const SIZES = { maxPixels: 24_000_000, maxSide: 10_000, longestSide: 1280, quality: 75 };

export interface RemotePicture {
  bytes: Buffer;
  etag: string;
}

export interface RemotePicturesOptions extends Pick<FetchOptions, 'userAgent' | 'signal' | 'lookup'> {
  fetch?: typeof fetchBytes;
  now?: () => number;
}

export type GetRemotePicture = (address: string) => Promise<RemotePicture | null>;

/**
 * Browsers ask no host but ours. Caches failures too.
 * @returns throws AppError `unavailable` while too many are being fetched
 */
export function createRemotePictures(options: RemotePicturesOptions): GetRemotePicture {
  const { fetch = fetchBytes, now = Date.now, ...server } = options;
  const limitFetching = pLimit(CONCURRENT_FETCHES);
  const limitDecoding = pLimit(1);

  async function load(address: string): Promise<RemotePicture | null> {
    const { status, body } = await fetch(new URL(address), {
      ...server,
      accept: pictureTypes.join(','),
      allowPrivate: false,
      maxBytes: MAX_BYTES,
    });
    const type = pictureTypes.find((known) => known === sniffPictureType(body));
    if (status !== 200 || type === undefined) return null;
    const decoded = await limitDecoding(() =>
      decodePicture({ kind: 'picture', bytes: body, type, ...SIZES }, 'remote pictures', DECODE_TIMEOUT_MS),
    );
    if ('failure' in decoded) return null;
    const bytes = Buffer.from(decoded.bytes);
    return { bytes, etag: entityTag(bytes) };
  }

  const cache = new LRUCache<string, { picture: RemotePicture | null }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ picture }) => picture?.bytes.length ?? FAILURE_BYTES,
    ttl: FOUND_MS,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (address, _stale, { options: entry }) => {
      const picture = await limitFetching(() => load(address)).catch((error: unknown) => {
        if (error instanceof RemoteFailure) return null;
        throw error;
      });
      if (picture === null) entry.ttl = FAILED_MS;
      return { picture };
    },
  });

  return async (address) => {
    const isWaiting =
      cache.has(address) || limitFetching.activeCount + limitFetching.pendingCount < MAX_PENDING;
    if (!isWaiting) throw errors.unavailable('Many pictures are being fetched right now.');
    return (await cache.fetch(address))?.picture ?? null;
  };
}
