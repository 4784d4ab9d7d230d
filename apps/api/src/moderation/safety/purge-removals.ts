import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import { appeals, removals } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { type MediaDependencies, purgeUnused } from '../../platform/media/media.repository';
import { deleteCommentIn } from './moderate-comments';
import { deletePostIn } from './moderate-content';
import { type Act, appendToLog } from './moderation-log';
import { forgetRemoval, isRemoval } from './removals';

const BATCH = 100;

type Row = typeof removals.$inferSelect;

interface Files {
  hashes: string[];
  keys: string[];
}

/** An open appeal keeps what it is about. */
function isDue(db: Db, now: Date) {
  const open = db
    .select({ id: appeals.id })
    .from(appeals)
    .where(
      and(
        eq(appeals.subjectId, removals.subjectId),
        eq(sql`${appeals.subject}`, removals.subject),
        isNull(appeals.decidedAt),
      ),
    );
  return and(lte(removals.purgeAfter, now), notExists(open));
}

/**
 * Deletes what was removed 30 days ago, on several nodes at once if need be.
 * @returns how much was deleted
 */
export async function purgeRemovals({ db, media }: MediaDependencies, now = new Date()): Promise<number> {
  const due = await db.write
    .select({ subject: removals.subject, subjectId: removals.subjectId })
    .from(removals)
    .where(isDue(db.write, now))
    .orderBy(asc(removals.purgeAfter))
    .limit(BATCH);
  let purged = 0;
  for (const { subject, subjectId } of due) {
    const files = await db.write.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(removals)
        .where(and(isRemoval(subject, subjectId), isDue(tx, now)))
        .for('update');
      return row === undefined ? null : purge(tx, row, now);
    });
    if (files === null) continue;
    purged += 1;
    await purgeUnused({ db, media }, files.hashes);
    for (const key of files.keys) await media.remove(key);
  }
  return purged;
}

async function purge(tx: Db, row: Row, now: Date): Promise<Files> {
  const { subject, subjectId, ownerId, reason } = row;
  const act: Act = { operator: 'The site', reason, now };
  const files = savedFiles(row);
  if (subject === 'post') files.hashes.push(...((await deletePostIn(tx, subjectId, act)) ?? []));
  else if (subject === 'comment') await deleteCommentIn(tx, subjectId, act);
  else
    await appendToLog(tx, act, {
      action: subject === 'message' ? 'delete_message' : 'delete_profile_parts',
      subject: subject === 'message' ? 'message' : 'user',
      subjectId,
      ownerId,
      before: { removed: true },
      after: {},
    });
  await forgetRemoval(tx, subject, subjectId);
  return files;
}

function savedFiles({ saved }: Pick<Row, 'saved'>): Files {
  const { media, profileMediaHash, coverMediaHash } = (saved ?? {}) as {
    media?: { key?: string } | null;
    profileMediaHash?: string | null;
    coverMediaHash?: string | null;
  };
  return {
    hashes: [profileMediaHash, coverMediaHash].filter((hash) => typeof hash === 'string'),
    keys: [media?.key].filter((key) => key !== undefined),
  };
}

export async function readRemovedFiles(tx: Db, ownerId: string): Promise<Files> {
  const rows = await tx.select({ saved: removals.saved }).from(removals).where(eq(removals.ownerId, ownerId));
  const files = rows.map(savedFiles);
  return { hashes: files.flatMap(({ hashes }) => hashes), keys: files.flatMap(({ keys }) => keys) };
}
