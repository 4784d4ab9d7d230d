import { limits, type NotificationKind, tokenizeText } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { lockPeople } from '../../people/lock-people';
import { notSuspended } from '../../people/suspensions';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { newId } from '../../platform/common/ids';
import { commentRow, postRow } from '../../platform/db/rows';
import { comments } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import type { Publish } from '../../platform/live/events.repository';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { addNotifications, readMentioned, readNotifiable } from '../mentions';
import { postGone } from '../posts.policy';
import { refusePlaces } from '../sightings/refuse-places';
import { notBlocked, notHidden } from '../view/visibility';
import { authorizeCommentLike, commentGone } from './comments.policy';
import { lockComments, lockPost } from './locks';
import { toPostEvents, readWatchers } from './watchers';

export interface NewComment {
  authorId: string;
  postId: string;
  /** A comment or an answer. */
  answeredId: string | null;
  content: string;
  clientId: string;
  now: Date;
}

interface AddCallbacks {
  onNew(tx: Db): Promise<void>;
  onNotified(notifications: readonly NotificationRow[]): void;
  publish: Publish;
}

type Answered = {
  id: string;
  parent_id: string | null;
  author_id: string;
  username: string | null;
  parent_author_id: string | null;
};

/** Idempotent by `clientId`. */
export async function addComment(
  db: Db,
  comment: NewComment,
  { onNew, onNotified, publish }: AddCallbacks,
): Promise<string> {
  const { authorId, postId, answeredId, now } = comment;
  const sent = await findEarlier(db, comment);
  if (sent !== null) return sent;
  return db.transaction(async (tx) => {
    const postAuthorId = await readPostAuthor(tx, authorId, postId);
    const answered = answeredId === null ? null : await readAnswered(tx, comment, answeredId);
    const content = withMention(comment.content, answered, authorId);
    await refusePlaces(tx, postId, content, 'content');
    const kinds = await chooseRecipients(tx, { ...comment, content, postAuthorId, answered });
    const watchers = await readWatchers(tx, postId, authorId, now);

    const there = await lockPeople(tx, [authorId, postAuthorId, ...kinds.keys(), ...watchers]);
    if (!there.has(authorId)) throw errors.accountDeleted();
    if (!(await lockPost(tx, postId))) throw postGone();
    const parentId = answered?.parent_id ?? answered?.id ?? null;
    if (answered !== null) {
      const locked = await lockComments(tx, [answered.id, parentId], 'no key update');
      if (!locked.has(answered.id)) throw commentGone();
      await readAnswered(tx, comment, answered.id);
    }
    const id = newId();
    const inserted = await tx
      .insert(comments)
      .values({ id, postId, authorId, parentId, content, clientId: comment.clientId, createdAt: now })
      .onConflictDoNothing({ target: [comments.authorId, comments.clientId] })
      .returning({ id: comments.id });
    if (inserted.length === 0) {
      const earlier = await findEarlier(tx, comment);
      if (earlier === null) throw deletedMeanwhile();
      return earlier;
    }
    await onNew(tx);
    for (const id of kinds.keys()) if (!there.has(id)) kinds.delete(id);
    onNotified(await addNotifications(tx, kinds, { actorId: authorId, postId, commentId: id, now }));
    await publish(tx, toPostEvents(watchers, postId, authorId));
    return id;
  });
}

const deletedMeanwhile = () =>
  errors.conflict('This comment was deleted while it was being sent again. Please write it again.');

async function findEarlier(db: Db, { authorId, postId, clientId }: NewComment): Promise<string | null> {
  const [earlier] = await db
    .select({ id: comments.id, postId: comments.postId, deletedAt: comments.deletedAt })
    .from(comments)
    .where(and(eq(comments.authorId, authorId), eq(comments.clientId, clientId)));
  if (earlier === undefined) return null;
  if (earlier.postId !== postId) throw errors.conflict('This comment went to another post.');
  if (earlier.deletedAt !== null) throw deletedMeanwhile();
  return earlier.id;
}

async function readPostAuthor(db: Db, currentUserId: string, postId: string): Promise<string> {
  const me = sql`${currentUserId}::uuid`;
  const [post] = await queryRows<{ author_id: string }>(
    db,
    sql`select p.author_id from posts p where p.id = ${postId}::uuid
      and ${notBlocked(me, sql`p.author_id`)} and ${notHidden(me, postRow('p'))}`,
  );
  if (post === undefined) throw postGone();
  return post.author_id;
}

async function readAnswered(db: Db, { authorId, postId, now }: NewComment, id: string): Promise<Answered> {
  const me = sql`${authorId}::uuid`;
  const [row] = await queryRows<Answered>(
    db,
    sql`select c.id, c.parent_id, c.author_id, u.username, above.author_id as parent_author_id
      from comments c join users u on u.id = c.author_id left join comments above on above.id = c.parent_id
      where c.id = ${id}::uuid and c.post_id = ${postId}::uuid and c.deleted_at is null
        and ${notBlocked(me, sql`c.author_id`)} and ${notHidden(me, commentRow('c'))}
        and ${notSuspended(sql`c.author_id`, now)}`,
  );
  throwIfDenied(authorizeCommentLike(row === undefined ? null : { visible: true }));
  if (row === undefined) throw commentGone();
  return row;
}

/** An answer to an answer begins with a mention. */
function withMention(content: string, answered: Answered | null, authorId: string): string {
  if (answered === null || answered.parent_id === null) return content;
  const { username } = answered;
  if (username === null || answered.author_id === authorId) return content;
  const [first] = tokenizeText(content);
  if (first?.kind === 'mention' && first.username === username) return content;
  const mention = `@${username} `;
  const max = limits.commentText - mention.length;
  if (content.length > max)
    throw errors.invalid(`Your comment can have at most ${max} characters beside @${username}.`, {
      content: `At most ${max} characters beside @${username}.`,
    });
  return mention + content;
}

interface Recipients extends NewComment {
  postAuthorId: string;
  answered: Answered | null;
}

/** Each person once: an answer matters more than a mention, and that more than a comment. */
async function chooseRecipients(db: Db, { answered, ...text }: Recipients) {
  // People without a username cannot be mentioned, so they are notified of an answer to their comment.
  const isNamed = answered?.parent_id !== null && answered?.username !== null;
  const answeredAuthors =
    answered === null ? [] : [answered.parent_author_id, isNamed ? null : answered.author_id];
  const authors = answeredAuthors.filter((id) => id !== null);
  const notifiable = new Set(await readNotifiable(db, [text.postAuthorId, ...authors], text));
  const kinds = new Map<string, NotificationKind>();
  if (notifiable.has(text.postAuthorId)) kinds.set(text.postAuthorId, 'comment');
  for (const id of await readMentioned(db, text)) kinds.set(id, 'mention');
  for (const id of authors) if (notifiable.has(id)) kinds.set(id, 'answer');
  return kinds;
}
