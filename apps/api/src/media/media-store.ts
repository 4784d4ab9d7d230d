import type { Readable } from 'node:stream';

/** Bytes. */
export interface StoredMedia {
  stream: Readable;
  size: number;
  type: string;
}

/** Keys are paths of a-z, 0-9, `-`, `.` and `/`. Readers never see half a file. */
export interface MediaStore {
  /**
   * Idempotent: a key always has the same bytes.
   * @throws Error with the code ENOSPC, EDQUOT or EFBIG when the storage is full
   */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Read or destroy the stream. Null if missing. */
  get(key: string): Promise<StoredMedia | null>;
  /** A missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Never throws. Probes at most every few seconds, however often it is called. */
  check(): Promise<boolean>;
}
