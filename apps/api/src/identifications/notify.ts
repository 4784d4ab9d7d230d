import { sql } from 'drizzle-orm';
import { newId } from '../common/ids';
import type { Db } from '../db/types';
import { deleteNotification, insertNotification } from '../notifications/write-notifications';

export interface Notice {
  recipientId: string;
  actorId: string;
  postId: string;
  now: Date;
}

const aboutSql = ({ recipientId, actorId, postId }: Omit<Notice, 'now'>) => ({
  recipient: sql`${recipientId}::uuid`,
  actor: sql`${actorId}::uuid`,
  post: sql`${postId}::uuid`,
  where: sql`true`,
});

async function notify(tx: Db, kind: 'identification' | 'agreed', notice: Notice): Promise<void> {
  const id = sql`${newId()}::uuid`;
  const now = sql`${notice.now.toISOString()}::timestamptz`;
  await tx.execute(insertNotification({ ...aboutSql(notice), kind, id, now }));
}

/** Tells the author of a suggestion. */
export const notifyOfSuggestion = (tx: Db, notice: Notice) => notify(tx, 'identification', notice);

/** Tells the author, and who suggested it, of the name of a post. */
export const notifyOfName = (tx: Db, notice: Notice) => notify(tx, 'agreed', notice);

/** After the suggestion is withdrawn. */
export async function removeNoticeOfSuggestion(tx: Db, notice: Omit<Notice, 'now'>): Promise<void> {
  await tx.execute(deleteNotification({ ...aboutSql(notice), kind: 'identification' }));
}
