import { buffer } from 'node:stream/consumers';
import type { Db } from '../../platform/db/types';
import type { MediaStore } from '../../platform/media/media-store';
import { readPublicHash } from '../../platform/media/media.repository';
import type { ArchiveWriter } from './archive-writer';
import { type Manifest, type ManifestMember, pictureMember, sha256 } from './format';
import { isReferenced } from './picture-references';

const AT_ONCE = 8;

/** A picture went after the snapshot that names it: take another snapshot. */
export class PictureRemoved extends Error {}

async function readPicture(store: MediaStore, key: string): Promise<Buffer | null> {
  const found = await store.get(key);
  return found && (await buffer(found.stream));
}

/** Reads some keys ahead and yields their results in order. */
async function* readAhead<Result>(
  keys: readonly string[],
  read: (key: string) => Promise<Result>,
): AsyncGenerator<{ key: string; result: Result }> {
  const running: { key: string; reading: Promise<Result> }[] = [];
  const start = (key: string | undefined) => {
    if (key === undefined) return;
    const reading = read(key);
    reading.catch(() => undefined);
    running.push({ key, reading });
  };
  keys.slice(0, AT_ONCE).forEach(start);
  for (let next = AT_ONCE; ; next += 1) {
    const first = running.shift();
    if (first === undefined) return;
    yield { key: first.key, result: await first.reading };
    start(keys[next]);
  }
}

export class PictureCopier {
  private readonly copied = new Map<string, ManifestMember>();
  private readonly damaged = new Set<string>();

  constructor(
    private readonly store: MediaStore,
    private readonly archive: ArchiveWriter,
  ) {}

  /** @returns keys that the store does not have */
  async copy(keys: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    const wanted = keys.filter((key) => !this.copied.has(key) && !this.damaged.has(key));
    for await (const { key, result } of readAhead(wanted, (one) => readPicture(this.store, one))) {
      if (result === null) missing.push(key);
      else if (sha256(result) !== (readPublicHash(key) ?? sha256(result))) this.damaged.add(key);
      else this.copied.set(key, await this.archive.add(pictureMember(key), result));
    }
    return missing;
  }

  /**
   * Looks again for what `copy` missed.
   * @returns what is still missing
   * @throws PictureRemoved if the rows that named it are gone too
   */
  async lost(db: Db, missing: readonly string[]): Promise<string[]> {
    const lost: string[] = [];
    for (const key of missing) {
      if (!(await isReferenced(db, key))) throw new PictureRemoved();
      if ((await this.copy([key])).length > 0) lost.push(key);
    }
    return lost;
  }

  members(): ManifestMember[] {
    return [...this.copied.values()];
  }

  /** @param keys of the snapshot: other pictures are marked, and no restore writes them */
  finish(keys: ReadonlySet<string>, missing: string[]): Manifest['pictures'] {
    let [count, bytes] = [0, 0];
    for (const [key, member] of this.copied) {
      if (keys.has(key)) {
        count += 1;
        bytes += member.size;
      } else member.unused = true;
    }
    return { count, bytes, missing, damaged: [...this.damaged].filter((key) => keys.has(key)) };
  }
}
