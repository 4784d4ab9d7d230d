import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { startIntervalJob } from '../common/interval-job';
import { evidencePictures, media, messageMedia, removals } from '../db/schema';
import type { ListableMediaStore } from './media-store';
import { readPublicHash, publicMediaKey, type MediaDependencies, purgeUnused } from './media.repository';

const HOUR_MS = 3_600_000;
const BATCH = 500;

type Dependencies = MediaDependencies & { media: ListableMediaStore };

export interface OrphanCleanupOptions {
  onError: (error: unknown) => void;
  intervalMs?: number;
  olderThanMs?: number;
}

export function startOrphanCleanup(
  dependencies: Dependencies,
  { onError, intervalMs = HOUR_MS, olderThanMs = 24 * HOUR_MS }: OrphanCleanupOptions,
): () => Promise<void> {
  return startIntervalJob(() => removeOrphans(dependencies, { olderThanMs }), intervalMs, onError);
}

export async function removeOrphans(
  dependencies: Dependencies,
  { olderThanMs, now = new Date() }: { olderThanMs: number; now?: Date },
): Promise<{ pictures: number; files: number }> {
  const before = new Date(now.getTime() - olderThanMs);
  const unused = await dependencies.db.write
    .select({ hash: media.hash })
    .from(media)
    .where(and(eq(media.refcount, 0), lt(media.touchedAt, before)));
  const hashes = unused.map(({ hash }) => hash);
  const pictures = await purgeUnused(dependencies, hashes, before);

  let files = 0;
  let keys: string[] = [];
  const removeBatch = async () => {
    files += await removeStrays(dependencies, keys);
    keys = [];
  };
  for await (const { key, putAt } of dependencies.media.list()) {
    if (putAt >= before) continue;
    keys.push(key);
    if (keys.length >= BATCH) await removeBatch();
  }
  await removeBatch();
  await dependencies.media.removeUnfinished(before);
  return { pictures, files };
}

/**
 * @param keys no private one that an upload in progress may have written
 * @returns how many were removed
 */
export async function removeStrays(
  dependencies: MediaDependencies,
  keys: readonly string[],
): Promise<number> {
  const hashes = keys.map((key) => readPublicHash(key)).filter((hash) => hash !== null);
  const removed = await removePublicStrays(dependencies, hashes);
  return (
    removed +
    (await removePrivateStrays(
      dependencies,
      keys.filter((key) => key.startsWith('private/')),
    ))
  );
}

async function removePublicStrays({ media: store, db }: MediaDependencies, hashes: readonly string[]) {
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
      const inserted = await tx
        .insert(media)
        .values({ hash, type: 'image/webp', kind: 'post', bytes: 1, width: 1, height: 1 })
        .onConflictDoNothing()
        .returning({ hash: media.hash });
      if (inserted.length === 0) return;
      await store.remove(publicMediaKey(hash));
      await tx.delete(media).where(eq(media.hash, hash));
      removed += 1;
    });
  }
  return removed;
}

const removedKey = sql<string>`${removals.saved} -> 'media' ->> 'key'`;

/** Private keys are never reused, so no lock is needed. */
async function removePrivateStrays({ media: store, db }: MediaDependencies, keys: readonly string[]) {
  if (keys.length === 0) return 0;
  const known = await db.write
    .select({ key: messageMedia.key })
    .from(messageMedia)
    .where(inArray(messageMedia.key, [...keys]))
    .union(
      db.write
        .select({ key: sql<string>`${evidencePictures.key}` })
        .from(evidencePictures)
        .where(inArray(evidencePictures.key, [...keys])),
    )
    .union(
      db.write
        .select({ key: removedKey })
        .from(removals)
        .where(inArray(removedKey, [...keys])),
    );
  const rows = new Set(known.map(({ key }) => key));
  const strays = keys.filter((key) => !rows.has(key));
  for (const key of strays) await store.remove(key);
  return strays.length;
}
