import { retentionDays } from '@aranya/contracts';
import { and, eq, gt, inArray, isNull, notExists, or, type SQL } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { evidencePictures, reportEvidence, reports } from '../../platform/db/schema';
import type { Db, DbPair } from '../../platform/db/types';
import type { MediaStore } from '../../platform/media/media-store';

/** After the last report about it was closed. */
export const EVIDENCE_KEPT_MS = retentionDays.evidence * DAY_MS;

/**
 * Deletes evidence whose reports were all closed 90 days ago.
 * @returns how many copies were deleted
 */
export async function pruneEvidence(
  { db, media }: { db: Pick<DbPair, 'write'>; media: MediaStore },
  now = new Date(),
): Promise<number> {
  const closedBefore = new Date(now.getTime() - EVIDENCE_KEPT_MS);
  const { deleted, keys } = await db.write.transaction((tx) =>
    deleteEvidence(tx, or(isNull(reports.reviewedAt), gt(reports.reviewedAt, closedBefore))),
  );
  for (const key of keys) await media.remove(key);
  return deleted;
}

/**
 * Call it with a deleted account. Open reports keep theirs.
 * @returns keys of the pictures, which the caller removes
 */
export async function deleteEvidenceAbout(tx: Db, ownerId: string): Promise<string[]> {
  const { keys } = await deleteEvidence(tx, isNull(reports.reviewedAt), eq(reportEvidence.ownerId, ownerId));
  return keys;
}

/** @param keeps which reports keep their evidence */
async function deleteEvidence(tx: Db, keeps: SQL | undefined, among?: SQL) {
  const kept = tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.evidenceId, reportEvidence.id), keeps));
  const isUnneeded = and(among, notExists(kept));
  // A report may arrive before the lock: the delete looks again.
  const locked = await tx
    .select({ id: reportEvidence.id })
    .from(reportEvidence)
    .where(isUnneeded)
    .orderBy(reportEvidence.id)
    .for('update');
  if (locked.length === 0) return { deleted: 0, keys: [] };
  const ids = locked.map(({ id }) => id);
  const pictures = await tx
    .select({ evidenceId: evidencePictures.evidenceId, key: evidencePictures.key })
    .from(evidencePictures)
    .where(inArray(evidencePictures.evidenceId, ids));
  const gone = await tx
    .delete(reportEvidence)
    .where(and(inArray(reportEvidence.id, ids), isUnneeded))
    .returning({ id: reportEvidence.id });
  const goneIds = new Set(gone.map(({ id }) => id));
  return {
    deleted: gone.length,
    keys: pictures.flatMap(({ evidenceId, key }) => (key !== null && goneIds.has(evidenceId) ? [key] : [])),
  };
}
