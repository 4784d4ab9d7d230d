import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type MediaEntry, type MediaStore, readMediaType } from '../../platform/media/media-store';
import { readPublicHash, type MediaDependencies } from '../../platform/media/media.repository';
import type { MediaMove } from '../../platform/media/moving-media-store';
import { removeStrays } from '../../platform/media/orphan-cleanup';

const CONCURRENCY = 8;

export interface MoveResult {
  copied: number;
  alreadyThere: number;
  /** Keys of files whose bytes do not match their hash; not copied. */
  damaged: string[];
}

interface MoveOptions {
  /** Also compares files in both stores; otherwise an equal length will do. */
  verify?: boolean;
}

async function read(store: MediaStore, key: string): Promise<Buffer | null> {
  const found = await store.get(key);
  return found && (await buffer(found.stream));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Can be stopped and run again.
 * @param dependencies with the store that reads both
 * @throws MediaAway
 */
export async function moveMedia(
  dependencies: MediaDependencies,
  { from, to }: MediaMove,
  { verify = false }: MoveOptions = {},
): Promise<MoveResult> {
  const result: MoveResult = { copied: 0, alreadyThere: 0, damaged: [] };
  let isStopped = false;

  async function move({ key, size }: MediaEntry): Promise<void> {
    if (!verify && (await to.stat(key))?.size === size) {
      result.alreadyThere += 1;
      return;
    }
    const bytes = await read(from, key);
    if (bytes === null) return;
    const hash = sha256(bytes);
    if (hash !== (readPublicHash(key) ?? hash)) {
      result.damaged.push(key);
      return;
    }
    const there = await read(to, key);
    if (there !== null && sha256(there) === hash) {
      result.alreadyThere += 1;
      return;
    }
    await to.put(key, bytes, readMediaType(key));
    const copy = await read(to, key);
    if ((await from.stat(key)) === null) {
      // Removed meanwhile, perhaps before the copy.
      await removeStrays(dependencies, [key]);
      return;
    }
    if (copy === null || sha256(copy) !== hash)
      throw new Error(`The new store did not keep ${key} as it was`);
    result.copied += 1;
  }

  const entries = from.list()[Symbol.asyncIterator]();
  async function work(): Promise<void> {
    for (;;) {
      const { done, value } = await entries.next();
      if (done || isStopped) return;
      await move(value);
    }
  }
  const workers = Array.from({ length: CONCURRENCY }, () =>
    work().catch((error: unknown) => {
      isStopped = true;
      throw error;
    }),
  );
  const ends = await Promise.allSettled(workers);
  await entries.return?.();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return result;
}
