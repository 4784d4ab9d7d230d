import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore, StoredMedia } from './media-store';

/** A store that can tell what it holds, so that what nobody refers to can be found. */
export interface SweepableStore extends MediaStore {
  /** Every stored file, in no order. `putAt` is when it was last put. */
  list(): AsyncIterable<{ key: string; putAt: Date }>;
  /** Removes what writes that were broken off before `before` have left behind. */
  tidy(before: Date): Promise<void>;
}

const KEY = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/;
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};
/** Begins with a dot, as no key does. */
const UNFINISHED = '.unfinished';

/**
 * Media as files under `root`, which is made when it is missing. `public/abcd….webp` lies at
 * `public/ab/cd/abcd….webp`, so that no folder grows without bound. Each file is written beside its place and then
 * renamed to it. The type is told by the key's ending.
 */
export function createFileMediaStore(root: string): SweepableStore {
  const folder = path.resolve(root);
  const unfinished = path.join(folder, UNFINISHED);

  /** Keys are checked by their shape: they hold neither `..` nor a leading slash, so they can't leave the folder. */
  const placeOf = (key: string) => {
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
      const place = placeOf(key);
      if (typeOf(key) !== type) throw new TypeError(`A file of type ${type} cannot have the key ${key}.`);
      const there = await stat(place).catch(nullWhenMissing);
      if (there?.size === bytes.length) {
        const now = new Date();
        // It may be swept in this very moment: then it is written below.
        const touched = await utimes(place, now, now).then(() => true, nullWhenMissing);
        if (touched) return;
      }
      const draft = path.join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true });
      await mkdir(path.dirname(place), { recursive: true });
      try {
        await writeFile(draft, bytes, { flag: 'wx', flush: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key): Promise<StoredMedia | null> {
      const file = await open(placeOf(key), 'r').catch(nullWhenMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size, type: typeOf(key) };
    },

    async remove(key) {
      await rm(placeOf(key), { force: true });
    },

    async check() {
      const probe = path.join(unfinished, `probe-${randomUUID()}`);
      try {
        await mkdir(unfinished, { recursive: true });
        await writeFile(probe, '');
        await rm(probe);
        await access(folder, constants.R_OK | constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },

    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const place = path.join(entry.parentPath, entry.name);
        const key = keyOf(path.relative(folder, place));
        const there = key && (await stat(place).catch(nullWhenMissing));
        if (key && there) yield { key, putAt: there.mtime };
      }
    },

    async tidy(before) {
      for (const name of (await readdir(unfinished).catch(nullWhenMissing)) ?? []) {
        const draft = path.join(unfinished, name);
        const there = await stat(draft).catch(nullWhenMissing);
        if (there && there.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

/** The key of a file by its place; null for what is none of ours. */
function keyOf(place: string): string | null {
  const parts = place.split(path.sep);
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
