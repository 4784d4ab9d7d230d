import { and, eq, lt, sql } from 'drizzle-orm';
import { media } from '../db/schema';
import { defineStatement } from '../db/statement';
import type { Db, DbPair } from '../db/types';
import type { MediaStore } from './media-store';
import type { CleanPicture } from './pictures';

export type MediaKind = (typeof media.$inferSelect)['kind'];

export interface MediaDependencies {
  media: MediaStore;
  db: DbPair;
}

export interface StoredPicture {
  hash: string;
  alt: string;
}

export const publicMediaKey = (hash: string) => `public/${hash}.webp`;

/** Null for a private picture's key. */
export const readPublicHash = (key: string) => /^public\/([0-9a-f]{64})\.webp$/.exec(key)?.[1] ?? null;

export const publicMediaUrl = (hash: string) => `/media/${hash}.webp`;

const shown = defineStatement<{ shown: boolean }, [hash: string]>(
  'picture_shown',
  (hash) => sql`
    select exists (
        select from post_images i join posts p on p.id = i.post_id
        where i.media_hash = ${hash}::text and p.hidden_at is null)
      or exists (select from users where profile_media_hash = ${hash}::text)
      or exists (select from users where cover_media_hash = ${hash}::text) as shown`,
);

/** @param db the primary, so that hiding a post counts at once */
export async function isShown(db: Db, hash: string): Promise<boolean> {
  const [row] = await shown.run(db, hash);
  return row?.shown ?? false;
}

/** Call it before inserting rows: a crash must not leave a row without its file. */
export async function writeFiles(store: MediaStore, pictures: readonly CleanPicture[]): Promise<void> {
  for (const picture of pictures) await store.put(publicMediaKey(picture.hash), picture.bytes, picture.type);
}

/**
 * Inserts rows for written files and locks them against purging.
 * @param tx the transaction that refers to them
 */
export async function claimPictures(
  tx: Db,
  store: MediaStore,
  pictures: readonly CleanPicture[],
  kind: MediaKind,
): Promise<void> {
  const once = new Map(pictures.map((picture) => [picture.hash, picture]));
  if (once.size === 0) return;
  // One order everywhere prevents deadlocks.
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
    // May have been purged while this waited for the lock.
    if (refcount > 0 || !picture) continue;
    const there = await store.stat(publicMediaKey(hash));
    if (there === null) await store.put(publicMediaKey(hash), picture.bytes, picture.type);
  }
}

/**
 * Locks the row, so that {@link claimPictures} writes the file again.
 * @param unusedSince keeps pictures touched since
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
      await store.remove(publicMediaKey(hash));
      purged += 1;
    });
  }
  return purged;
}

export async function tryPurgeUnused(
  dependencies: MediaDependencies,
  hashes: readonly string[],
  log: { warn(details: object, text: string): void },
): Promise<void> {
  await purgeUnused(dependencies, hashes).catch((err: unknown) => {
    log.warn({ err }, 'Unused pictures could not be removed');
  });
}
