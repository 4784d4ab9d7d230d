import { Readable } from 'node:stream';
import type { MediaStore } from '../media/media-store';

/** A media store in memory. `answers` is what check says. */
export function createMemoryMedia(): MediaStore & {
  files: Map<string, { bytes: Buffer; type: string }>;
  answers: boolean;
} {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  return {
    files,
    answers: true,
    async put(key, bytes, type) {
      if (!files.has(key)) files.set(key, { bytes, type });
    },
    async get(key) {
      const file = files.get(key);
      return file ? { stream: Readable.from([file.bytes]), size: file.bytes.length, type: file.type } : null;
    },
    async remove(key) {
      files.delete(key);
    },
    async check() {
      return this.answers;
    },
  };
}
