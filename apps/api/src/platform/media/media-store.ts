import type { Readable } from 'node:stream';

export interface MediaStat {
  size: number;
  type: string;
}

export interface StoredMedia extends MediaStat {
  stream: Readable;
}

/**
 * Keys are paths of a-z, 0-9, `-`, `.` and `/`. Readers never see half a file. All but `check` throw
 * MediaAway without the store, and TypeError for an invalid key.
 */
export interface MediaStore {
  /**
   * Idempotent.
   * @throws Error with the code ENOSPC, EDQUOT or EFBIG when the storage is full
   */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  get(key: string): Promise<StoredMedia | null>;
  stat(key: string): Promise<MediaStat | null>;
  remove(key: string): Promise<void>;
  /** Never throws. Probes at most every few seconds. */
  check(): Promise<boolean>;
}

export interface MediaEntry {
  key: string;
  size: number;
  putAt: Date;
}

export interface ListableMediaStore extends MediaStore {
  /** Unordered, and loose about concurrent changes. Files may repeat during a move. */
  list(): AsyncIterable<MediaEntry>;
  removeUnfinished(before: Date): Promise<void>;
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const KEY = new RegExp(`^(?:[a-z0-9-]+/)*[a-z0-9-]+\\.(?<ending>${Object.keys(TYPES).join('|')})$`);
const MAX_KEY_LENGTH = 200;

/** @returns undefined for an invalid key: with `..`, a leading slash, or an unknown ending */
function typeIfKey(text: string): string | undefined {
  if (text.length > MAX_KEY_LENGTH) return undefined;
  return TYPES[KEY.exec(text)?.groups?.['ending'] ?? ''];
}

export const isMediaKey = (text: string) => typeIfKey(text) !== undefined;

/** @throws TypeError for an invalid key */
export function readMediaType(key: string): string {
  const type = typeIfKey(key);
  if (type === undefined) throw new TypeError('This is no key of a stored file.');
  return type;
}

/** @throws TypeError unless the key has this type */
export function assertMediaType(key: string, type: string): void {
  if (readMediaType(key) !== type) throw new TypeError(`A file of type ${type} cannot have the key ${key}.`);
}

export class MediaFull extends Error {
  readonly code = 'ENOSPC';

  constructor(cause: unknown) {
    super('The media store is full', { cause });
    this.name = 'MediaFull';
  }
}

export function createProbe(probe: () => Promise<boolean>, intervalMs: number): () => Promise<boolean> {
  let probedAt = -Infinity;
  let probed: Promise<boolean> = Promise.resolve(false);
  return () => {
    const now = performance.now();
    if (now - probedAt >= intervalMs) {
      probedAt = now;
      probed = probe().catch(() => false);
    }
    return probed;
  };
}
