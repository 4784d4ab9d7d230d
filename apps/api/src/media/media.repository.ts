import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { media, messageMedia } from '../db/schema';
import type { Db, DbPair } from '../db/types';
import type { SweepableStore } from './file-media-store';
import type { MediaStore } from './media-store';
import { cleanPicture, type CleanPicture } from './pictures';

export type MediaKind = (typeof media.$inferSelect)['kind'];

/** What storing pictures needs: where the files lie, and where the rows do. */
export interface MediaDependencies {
  media: MediaStore;
  db: DbPair;
}

/** A picture of a post or profile, stored. */
export interface StoredPicture {
  hash: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  alt: string;
}

/** Where a public picture's file lies in the store. Pictures of private messages lie elsewhere, under other keys. */
export const keyOf = (hash: string) => `public/${hash}.webp`;

/** The address of a public picture, as the contract's `url` and `image_urls` give it. */
export const urlOf = (hash: string) => `/media/${hash}.webp`;

/** Writes the files. Done before any row names them, so that a crash leaves a file too many, never a row without one. */
export async function writeFiles(store: MediaStore, pictures: readonly CleanPicture[]): Promise<void> {
  for (const picture of pictures) await store.put(keyOf(picture.hash), picture.bytes, picture.type);
}

/**
 * Makes the rows of pictures whose files are written, so that the same transaction may refer to them. Triggers count
 * the references. Until the transaction ends nobody purges these pictures; where one was about to be purged, its file
 * is written again.
 * @param tx a transaction, the one that refers to the pictures
 */
export async function claimPictures(
  tx: Db,
  store: MediaStore,
  pictures: readonly CleanPicture[],
  kind: MediaKind,
): Promise<void> {
  const once = new Map(pictures.map((picture) => [picture.hash, picture]));
  if (once.size === 0) return;
  // In one order everywhere, so that two who use the same pictures don't wait for each other for ever.
  const inOrder = [...once.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const rows = await tx
    .insert(media)
    .values(
      inOrder.map(({ hash, type, bytes, width, height }) => ({
        hash,
        type,
        kind,
        bytes: bytes.length,
        width,
        height,
      })),
    )
    .onConflictDoUpdate({ target: media.hash, set: { touchedAt: sql`now()` } })
    .returning({ hash: media.hash, refcount: media.refcount });
  for (const { hash, refcount } of rows) {
    const picture = once.get(hash);
    // A picture in use has its file: it is purged only at 0, under the lock that this transaction now holds.
    if (refcount > 0 || !picture) continue;
    const there = await store.get(keyOf(hash));
    if (there) there.stream.destroy();
    else await store.put(keyOf(hash), picture.bytes, picture.type);
  }
}

/**
 * Decodes, cleans and stores one picture by itself, as a seeder does. It must be referred to soon: what nobody refers
 * to is swept after a while.
 * @throws AppError as cleanPicture does
 */
export async function storePicture(
  dependencies: MediaDependencies,
  bytes: Buffer,
  alt: string,
  kind: MediaKind = 'post',
): Promise<StoredPicture> {
  const picture = await cleanPicture({ bytes });
  await writeFiles(dependencies.media, [picture]);
  await dependencies.db.write.transaction((tx) => claimPictures(tx, dependencies.media, [picture], kind));
  return { hash: picture.hash, width: picture.width, height: picture.height, alt };
}

/**
 * Removes those of the pictures that nobody refers to any more, row and file. The file goes while the row is locked:
 * who stores the same picture at that moment waits, finds the row gone, and writes the file again.
 * @param unusedSince only those that were left alone since; without it all of them
 * @returns how many were removed
 */
export async function purgeUnused(
  { media: store, db }: MediaDependencies,
  hashes: readonly string[],
  unusedSince?: Date,
): Promise<number> {
  let purged = 0;
  for (const hash of [...new Set(hashes)].sort()) {
    await db.write.transaction(async (tx) => {
      const old = unusedSince && lt(media.touchedAt, unusedSince);
      const gone = await tx
        .delete(media)
        .where(and(eq(media.hash, hash), eq(media.refcount, 0), old))
        .returning({ hash: media.hash });
      if (gone.length === 0) return;
      await store.remove(keyOf(hash));
      purged += 1;
    });
  }
  return purged;
}

/**
 * As {@link purgeUnused}, after what the user asked for is done: it must not fail for this, and what could not be
 * removed is swept later.
 */
export async function purgeLater(
  dependencies: MediaDependencies,
  hashes: readonly string[],
  log: { warn(details: object, text: string): void },
): Promise<void> {
  await purgeUnused(dependencies, hashes).catch((err: unknown) => {
    log.warn({ err }, 'Pictures that nobody shows any more could not be removed yet');
  });
}

/**
 * Removes what crashes and broken uploads have left: pictures that nobody refers to, files without a row, and
 * unfinished files. Nothing younger than `olderThanMs` is touched, so that uploads under way are safe.
 * @returns how many pictures and stray files were removed
 */
export async function sweepOrphans(
  dependencies: MediaDependencies & { media: SweepableStore },
  { olderThanMs, now = new Date() }: { olderThanMs: number; now?: Date },
): Promise<{ pictures: number; files: number }> {
  const before = new Date(now.getTime() - olderThanMs);
  const unused = await dependencies.db.write
    .select({ hash: media.hash })
    .from(media)
    .where(and(eq(media.refcount, 0), lt(media.touchedAt, before)));
  const pictures = await purgeUnused(
    dependencies,
    unused.map(({ hash }) => hash),
    before,
  );

  let files = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    files += await removeStrays(dependencies, batch);
    batch = [];
  };
  let privateBatch: string[] = [];
  const sweepPrivateBatch = async () => {
    files += await removePrivateStrays(dependencies, privateBatch);
    privateBatch = [];
  };
  for await (const { key, putAt } of dependencies.media.list()) {
    if (putAt >= before) continue;
    const hash = /^public\/([0-9a-f]{64})\.webp$/.exec(key)?.[1];
    if (hash !== undefined && batch.push(hash) >= 500) await sweepBatch();
    if (key.startsWith('private/') && privateBatch.push(key) >= 500) await sweepPrivateBatch();
  }
  await sweepBatch();
  await sweepPrivateBatch();
  await dependencies.media.tidy(before);
  return { pictures, files };
}

async function removeStrays(
  { media: store, db }: MediaDependencies,
  hashes: readonly string[],
): Promise<number> {
  if (hashes.length === 0) return 0;
  const known = await db.write
    .select({ hash: media.hash })
    .from(media)
    .where(inArray(media.hash, [...hashes]));
  const rows = new Set(known.map(({ hash }) => hash));
  let removed = 0;
  for (const hash of hashes) {
    if (rows.has(hash)) continue;
    await db.write.transaction(async (tx) => {
      // A row for a moment: it makes whoever stores this very picture wait until the file is gone.
      const held = await tx
        .insert(media)
        .values({ hash, type: 'image/webp', kind: 'post', bytes: 1, width: 1, height: 1 })
        .onConflictDoNothing()
        .returning({ hash: media.hash });
      if (held.length === 0) return;
      await store.remove(keyOf(hash));
      await tx.delete(media).where(eq(media.hash, hash));
      removed += 1;
    });
  }
  return removed;
}

/** Keys of private pictures are random and never used again, so that nobody can be about to refer to an old one. */
async function removePrivateStrays(
  { media: store, db }: MediaDependencies,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const known = await db.write
    .select({ key: messageMedia.key })
    .from(messageMedia)
    .where(inArray(messageMedia.key, [...keys]));
  const rows = new Set(known.map(({ key }) => key));
  const strays = keys.filter((key) => !rows.has(key));
  for (const key of strays) await store.remove(key);
  return strays.length;
}
