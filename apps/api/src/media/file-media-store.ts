import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDiskSpace } from '../db/disk-space';
import { makeOwnFolder } from '../db/own-folder';
import type { MediaStore, StoredMedia } from './media-store';

export interface ListableMediaStore extends MediaStore {
  list(): AsyncIterable<{ key: string; putAt: Date }>;
  /** Removes what interrupted writes left. */
  removeUnfinished(before: Date): Promise<void>;
}

const KEY = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/;
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};
// No key starts with a dot.
const UNFINISHED = '.unfinished';
const PRIVATE = 0o600;
/** Between two probes of the disk. */
const PROBE_MS = 5_000;
const PROBE_BYTES = 4_096;

/** Stores `public/abcd….webp` as `public/ab/cd/abcd….webp`, which keeps folders small. */
export function createFileMediaStore(root: string): ListableMediaStore {
  const folder = path.resolve(root);
  const unfinished = path.join(folder, UNFINISHED);
  const disk = createDiskSpace(folder);
  let prepared = false;
  let probedAt = -Infinity;
  let probed: Promise<boolean> = Promise.resolve(false);

  /** Nobody else reads private pictures: files of earlier versions are protected by their folder. */
  const prepare = async () => {
    if (!prepared) makeOwnFolder(folder);
    prepared = true;
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
  };

  /** Writes a block and reads it back. */
  async function probe(): Promise<boolean> {
    const file = path.join(unfinished, `probe-${randomUUID()}`);
    try {
      await prepare();
      const block = randomBytes(PROBE_BYTES);
      await writeFile(file, block, { flag: 'wx', flush: true, mode: PRIVATE });
      return block.equals(await readFile(file)) && (await disk.hasRoom());
    } catch {
      return false;
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  }

  /** KEY excludes `..` and a leading slash: no key leads out of the folder. */
  const pathOf = (key: string) => {
    if (key.length > 200 || !KEY.test(key)) throw new TypeError('This is no key of a stored file.');
    const name = path.basename(key);
    return path.join(folder, path.dirname(key), name.slice(0, 2), name.slice(2, 4), name);
  };
  const typeOf = (key: string) => {
    const type = TYPES[path.extname(key)];
    if (!type) throw new TypeError('Files of this ending are not stored.');
    return type;
  };

  return {
    async put(key, bytes, type) {
      const target = pathOf(key);
      if (typeOf(key) !== type) throw new TypeError(`A file of type ${type} cannot have the key ${key}.`);
      const stats = await stat(target).catch(nullWhenMissing);
      if (stats?.size === bytes.length) {
        const now = new Date();
        // The cleanup may remove it at this moment.
        const touched = await utimes(target, now, now).then(() => true, nullWhenMissing);
        if (touched) return;
      }
      await prepare();
      await disk.assertRoom(bytes.length);
      const draft = path.join(unfinished, randomUUID());
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, bytes, { flag: 'wx', flush: true, mode: PRIVATE });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key): Promise<StoredMedia | null> {
      const file = await open(pathOf(key), 'r').catch(nullWhenMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size, type: typeOf(key) };
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async check() {
      const now = performance.now();
      if (now - probedAt >= PROBE_MS) {
        probedAt = now;
        probed = probe();
      }
      return probed;
    },

    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const target = path.join(entry.parentPath, entry.name);
        const key = keyOf(path.relative(folder, target));
        const stats = key && (await stat(target).catch(nullWhenMissing));
        if (key && stats) yield { key, putAt: stats.mtime };
      }
    },

    async removeUnfinished(before) {
      for (const name of (await readdir(unfinished).catch(nullWhenMissing)) ?? []) {
        const draft = path.join(unfinished, name);
        const stats = await stat(draft).catch(nullWhenMissing);
        if (stats && stats.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

/** Null for a file that the store did not write. */
function keyOf(target: string): string | null {
  const parts = target.split(path.sep);
  const name = parts.at(-1) ?? '';
  const [first, second] = parts.slice(-3, -1);
  if (first !== name.slice(0, 2) || second !== name.slice(2, 4)) return null;
  const key = [...parts.slice(0, -3), name].join('/');
  return KEY.test(key) ? key : null;
}

function nullWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
