import { sql } from 'drizzle-orm';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { addNotification, deleteNotification } from '../../notifications/write-notifications';
import type { Db } from '../../platform/db/types';

export interface Notice {
  recipientId: string;
  actorId: string;
  postId: string;
  now: Date;
}

export const notifyOfSuggestion = (tx: Db, notice: Notice): Promise<NotificationRow> =>
  addNotification(tx, { ...notice, kind: 'identification' });

/** For the author and those who suggested it. */
export const notifyOfName = (tx: Db, notice: Notice): Promise<NotificationRow> =>
  addNotification(tx, { ...notice, kind: 'agreed' });

export async function removeNoticeOfSuggestion(
  tx: Db,
  { recipientId, actorId, postId }: Omit<Notice, 'now'>,
): Promise<void> {
  await tx.execute(
    deleteNotification({
      recipient: sql`${recipientId}::uuid`,
      actor: sql`${actorId}::uuid`,
      post: sql`${postId}::uuid`,
      kind: 'identification',
      where: sql`true`,
    }),
  );
}
