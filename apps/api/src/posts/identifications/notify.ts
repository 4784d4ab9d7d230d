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

/** Tells the author of a suggestion. */
export const notifyOfSuggestion = (tx: Db, notice: Notice): Promise<NotificationRow> =>
  addNotification(tx, { ...notice, kind: 'identification' });

/** Tells the author, and who suggested it, of the name of a post. */
export const notifyOfName = (tx: Db, notice: Notice): Promise<NotificationRow> =>
  addNotification(tx, { ...notice, kind: 'agreed' });

/** After the suggestion is withdrawn. */
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
