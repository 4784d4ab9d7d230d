import { type SQL, sql } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import type { notifications } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import type { NotificationRow } from './announce-notifications';

type StoredKind = (typeof notifications.$inferSelect)['kind'];

interface NotificationSql {
  id: SQL;
  recipient: SQL;
  kind: StoredKind;
  actor: SQL;
  post?: SQL;
  comment?: SQL;
  now: SQL;
  /** A table of the values. */
  from?: SQL;
  where: SQL;
}

const literalKind = (kind: StoredKind): SQL => sql.raw(`'${kind}'`);

export const insertNotification = (row: NotificationSql): SQL => sql`
  insert into notifications (id, recipient_id, kind, actor_id, post_id, comment_id, created_at)
  select ${row.id}, ${row.recipient}, ${literalKind(row.kind)}, ${row.actor}, ${row.post ?? sql`null::uuid`},
    ${row.comment ?? sql`null::uuid`}, ${row.now}
  ${row.from && sql`from ${row.from}`} where ${row.where}
  on conflict do nothing`;

export const deleteNotification = (row: Omit<NotificationSql, 'id' | 'now'>): SQL => sql`
  delete from notifications n ${row.from && sql`using ${row.from}`}
  where n.actor_id = ${row.actor} and n.recipient_id = ${row.recipient} and n.kind = ${literalKind(row.kind)}
    and ${row.post === undefined ? sql`n.post_id is null` : sql`n.post_id = ${row.post}`}
    and ${row.comment === undefined ? sql`n.comment_id is null` : sql`n.comment_id = ${row.comment}`} and ${row.where}`;

interface NewNotification {
  recipientId: string;
  kind: StoredKind;
  actorId: string;
  postId?: string | undefined;
  commentId?: string | undefined;
  now: Date;
}

export async function addNotification(
  tx: Db,
  { recipientId, kind, actorId, postId, commentId, now }: NewNotification,
): Promise<NotificationRow> {
  const id = newId();
  await tx.execute(
    insertNotification({
      id: sql`${id}::uuid`,
      recipient: sql`${recipientId}::uuid`,
      kind,
      actor: sql`${actorId}::uuid`,
      ...(postId !== undefined && { post: sql`${postId}::uuid` }),
      ...(commentId !== undefined && { comment: sql`${commentId}::uuid` }),
      now: sql`${now.toISOString()}::timestamptz`,
      where: sql`true`,
    }),
  );
  return { recipientId, id };
}

const between = (a: string, b: string): SQL => sql`
  (actor_id, recipient_id) in ((${a}::uuid, ${b}::uuid), (${b}::uuid, ${a}::uuid))`;

async function removeNotifications(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    with removed as materialized (
      select recipient_id, id from notifications where ${which} order by recipient_id, id for update
    )
    delete from notifications n using removed r where n.recipient_id = r.recipient_id and n.id = r.id`);
}

/** Answering a request is reading it. */
export async function markRequestRead(
  tx: Db,
  { recipientId, actorId, now }: Pick<NewNotification, 'recipientId' | 'actorId' | 'now'>,
): Promise<void> {
  await tx.execute(sql`
    update notifications set read_at = ${now.toISOString()}::timestamptz
    where recipient_id = ${recipientId}::uuid and actor_id = ${actorId}::uuid and kind = 'request' and read_at is null`);
}

export const removeFollowNotification = (tx: Db, followerId: string, followeeId: string): Promise<void> =>
  removeNotifications(
    tx,
    sql`actor_id = ${followerId}::uuid and recipient_id = ${followeeId}::uuid and kind = 'follow'`,
  );

export const removeConnectionNotifications = (tx: Db, a: string, b: string): Promise<void> =>
  removeNotifications(tx, sql`${between(a, b)} and kind in ('request', 'accepted')`);

export const removeNotificationsBetween = (tx: Db, a: string, b: string): Promise<void> =>
  removeNotifications(tx, between(a, b));

export const removeCommentNotifications = (tx: Db, commentId: string): Promise<void> =>
  removeNotifications(tx, sql`comment_id = ${commentId}::uuid`);
