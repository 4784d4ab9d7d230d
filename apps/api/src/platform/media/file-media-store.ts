import { randomBytes, randomUUID } from 'node:crypto';
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { createDiskSpace } from '../db/disk-space';
import { makeOwnFolder } from '../db/own-folder';
import {
  assertMediaType,
  createProbe,
  isMediaKey,
  type ListableMediaStore,
  type StoredMedia,
  readMediaType,
} from './media-store';

// No key starts with a dot.
const UNFINISHED = '.unfinished';
const PRIVATE = 0o600;
const PROBE_MS = 5_000;
const PROBE_BYTES = 4_096;

/** Stores `public/abcd….webp` as `public/ab/cd/abcd….webp`, which keeps folders small. */
export function createFileMediaStore(root: string): ListableMediaStore {
  const folder = path.resolve(root);
  const unfinished = path.join(folder, UNFINISHED);
  const disk = createDiskSpace(folder);
  let prepared = false;

  /** The folder protects private pictures, also files of earlier versions. */
  const prepare = async () => {
    if (!prepared) makeOwnFolder(folder);
    prepared = true;
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
  };

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

  /** No key leads out of the folder. */
  const toPath = (key: string) => {
    readMediaType(key);
    const name = path.basename(key);
    return path.join(folder, path.dirname(key), name.slice(0, 2), name.slice(2, 4), name);
  };

  return {
    async put(key, bytes, type) {
      const target = toPath(key);
      assertMediaType(key, type);
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
      const file = await open(toPath(key), 'r').catch(nullWhenMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size, type: readMediaType(key) };
    },

    async stat(key) {
      const stats = await stat(toPath(key)).catch(nullWhenMissing);
      return stats && { size: stats.size, type: readMediaType(key) };
    },

    async remove(key) {
      await rm(toPath(key), { force: true });
    },

    check: createProbe(probe, PROBE_MS),

    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(nullWhenMissing);
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const target = path.join(entry.parentPath, entry.name);
        const key = toKey(path.relative(folder, target));
        const stats = key && (await stat(target).catch(nullWhenMissing));
        if (key && stats) yield { key, size: stats.size, putAt: stats.mtime };
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
function toKey(target: string): string | null {
  const parts = target.split(path.sep);
  const name = parts.at(-1) ?? '';
  const [first, second] = parts.slice(-3, -1);
  if (first !== name.slice(0, 2) || second !== name.slice(2, 4)) return null;
  const key = [...parts.slice(0, -3), name].join('/');
  return isMediaKey(key) ? key : null;
}

function nullWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
