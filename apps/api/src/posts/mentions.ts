import { mentionsIn, type NotificationKind } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import type { NotificationRow } from '../notifications/announce-notifications';
import { addNotification } from '../notifications/write-notifications';
import { type Db, queryRows } from '../platform/db/types';
import { notBlocked } from './view/visibility';

interface TextOnPost {
  authorId: string;
  postAuthorId: string;
  content: string;
}

/** Leaves out the author and people with a block towards either author. */
export async function readMentioned(
  db: Db,
  { authorId, postAuthorId, content }: TextOnPost,
): Promise<string[]> {
  const names = mentionsIn(content);
  if (names.length === 0) return [];
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select u.id from users u
      where aranya_username_key(u.username) = any(array(
        select aranya_username_key(name) from unnest(${sql.param(names)}::text[]) as name))
        and ${mayBeNotified(authorId, postAuthorId)}`,
  );
  return rows.map(({ id }) => id);
}

/** Those who may be notified of what `authorId` does below a post. */
export async function readNotifiable(
  db: Db,
  ids: readonly string[],
  { authorId, postAuthorId }: Omit<TextOnPost, 'content'>,
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select u.id from users u
      where u.id = any(${sql.param(ids)}::uuid[]) and ${mayBeNotified(authorId, postAuthorId)}`,
  );
  return rows.map(({ id }) => id);
}

const mayBeNotified = (authorId: string, postAuthorId: string) => sql`
  u.id <> ${authorId}::uuid and ${notBlocked(sql`${authorId}::uuid`, sql`u.id`)}
  and ${notBlocked(sql`${postAuthorId}::uuid`, sql`u.id`)}`;

interface About {
  actorId: string;
  postId: string;
  commentId?: string | undefined;
  now: Date;
}

/** In the order of the ids, against deadlocks. */
export async function addNotifications(
  tx: Db,
  kinds: ReadonlyMap<string, NotificationKind>,
  about: About,
): Promise<NotificationRow[]> {
  const rows: NotificationRow[] = [];
  for (const [recipientId, kind] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
    rows.push(await addNotification(tx, { recipientId, kind, ...about }));
  return rows;
}

/** In the transaction that publishes or edits a post. Nobody is notified twice. */
export async function notifyMentioned(
  tx: Db,
  { postId, authorId, content, now }: { postId: string; authorId: string; content: string; now: Date },
): Promise<NotificationRow[]> {
  const mentioned = await readMentioned(tx, { authorId, postAuthorId: authorId, content });
  return addNotifications(tx, new Map(mentioned.map((id) => [id, 'mention'])), {
    actorId: authorId,
    postId,
    now,
  });
}
