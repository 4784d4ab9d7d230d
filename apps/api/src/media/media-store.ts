import type { Readable } from 'node:stream';

/** A stored file, opened for reading. `size` in bytes, `type` a MIME type. */
export interface StoredMedia {
  stream: Readable;
  size: number;
  type: string;
}

/**
 * Where pictures lie: a folder, or an object store. Keys are relative paths of a-z, 0-9, `-`, `.` and `/`. Everything
 * stored under a key is whole: a reader never sees half a file.
 */
export interface MediaStore {
  /** Stores the bytes under the key; again with the same key changes nothing. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The file under the key, or null where there is none. The caller must read or destroy the stream. */
  get(key: string): Promise<StoredMedia | null>;
  /** Removes the file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Whether the store answers: asked by GET /api/health. Never throws. */
  check(): Promise<boolean>;
}
