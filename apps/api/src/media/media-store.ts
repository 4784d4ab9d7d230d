import type { Readable } from 'node:stream';

/** A stored file, open for reading. `size` in bytes, `type` a MIME type. */
export interface StoredMedia {
  stream: Readable;
  size: number;
  type: string;
}

/** A folder or an object store. Keys are relative paths of a-z, 0-9, `-`, `.` and `/`. Readers never see half a file. */
export interface MediaStore {
  /** Idempotent: a key always has the same bytes. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Null for a missing file. The caller must read or destroy the stream. */
  get(key: string): Promise<StoredMedia | null>;
  /** A missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Whether the store works. Never throws. */
  check(): Promise<boolean>;
}
