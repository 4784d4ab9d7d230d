import {
  emptyPostError,
  limits,
  type PictureLicence,
  postTypeOf,
  type SightingInput,
} from '@aranya/contracts';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { NotificationRow } from '../notifications/announce-notifications';
import { postImages, posts, postTags, postVersions, users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { errors, throwIfDenied } from '../platform/plugins/errors';
import type { TakeQuota } from '../platform/quotas/quotas';
import { tellMentionedInPost } from './mentions';
import { authorizeEdit } from './post-edits.policy';
import { insertTags } from './post-tags';
import { sightingError } from './sightings/sightings.policy';
import { refreshProtection, writeSighting } from './sightings/write-sighting';
import { notBlocked, notHidden } from './view/visibility';

export interface Edit {
  userId: string;
  postId: string;
  /** The value of the post as it was opened. */
  editedAt: string | null;
  content: string;
  alts?: readonly string[] | undefined;
  licences?: readonly PictureLicence[] | undefined;
  sighting?: SightingInput | null | undefined;
}

export interface EditResult {
  isConflict: boolean;
  told: NotificationRow[];
}

/** Users are locked before posts. */
async function lockPost(tx: Db, userId: string, postId: string) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  if (user === undefined) throw errors.accountDeleted();
  const visible = sql<boolean>`(${notBlocked(userId, sql`"posts"."author_id"`)} and ${notHidden(userId, sql`"posts"`)})`;
  const [found] = await tx
    .select({ post: posts, visible })
    .from(posts)
    .where(eq(posts.id, postId))
    .for('no key update');
  throwIfDenied(authorizeEdit(found ? { ...found.post, visible: found.visible } : null, userId));
  if (found === undefined) throw new Error('The policy denies what does not exist.');
  return found.post;
}

/** Later than every earlier version, whatever the clocks of the nodes say. */
const editTimeAfter = (before: Date) => new Date(Math.max(Date.now(), before.getTime() + 1));

/** Runs in a transaction. The text before stays as a version. */
export async function editPost(tx: Db, edit: Edit, take: TakeQuota): Promise<EditResult> {
  const { userId, postId, content } = edit;
  const post = await lockPost(tx, userId, postId);
  if (edit.sighting) throwIfDenied(sightingError(edit.sighting, { asks: post.asks, now: new Date() }));
  const isOfPost = eq(postImages.postId, postId);
  const images = await tx.select().from(postImages).where(isOfPost).orderBy(asc(postImages.position));
  const emptyError = emptyPostError(content, images.length);
  if (emptyError !== null) throw errors.invalid(emptyError);
  const changedImages = images.flatMap(({ position, alt, licence }) => {
    const next = { alt: edit.alts?.[position] ?? alt, licence: edit.licences?.[position] ?? licence };
    return next.alt === alt && next.licence === licence ? [] : [{ position, ...next }];
  });
  const isSame = content === post.content && changedImages.length === 0 && edit.sighting === undefined;
  // A repeated call finds nothing to change.
  if (isSame) return { isConflict: false, told: [] };
  if ((post.editedAt?.toISOString() ?? null) !== edit.editedAt) return { isConflict: true, told: [] };

  await take(tx, userId, 'edit');
  const editedAt = await nextEditTime(tx, post);
  if (content !== post.content) {
    await keepVersion(tx, post, editedAt);
    await tx.delete(postTags).where(eq(postTags.postId, postId));
    await insertTags(tx, [{ id: postId, content, createdAt: post.createdAt }]);
  }
  await tx
    .update(posts)
    .set({ content, postType: postTypeOf(content, images.length), editedAt })
    .where(eq(posts.id, postId));
  for (const { position, ...next } of changedImages) {
    await tx
      .update(postImages)
      .set(next)
      .where(and(isOfPost, eq(postImages.position, position)));
  }
  if (edit.sighting !== undefined) {
    const { createdAt, asks } = post;
    await writeSighting(tx, { postId, authorId: userId, createdAt, asks }, edit.sighting);
  }
  // Suggestions of others would close again what the author has opened.
  if (!edit.sighting) await refreshProtection(tx, postId);
  const about = { postId, authorId: userId, content, now: new Date() };
  const told = content === post.content ? [] : await tellMentionedInPost(tx, about);
  return { isConflict: false, told };
}

async function nextEditTime(tx: Db, { id, createdAt, editedAt }: typeof posts.$inferSelect): Promise<Date> {
  const [row] = await tx
    .select({ last: max(postVersions.editedAt) })
    .from(postVersions)
    .where(eq(postVersions.postId, id));
  const known = [createdAt, editedAt, row?.last ?? null].filter((time) => time !== null);
  return editTimeAfter(new Date(Math.max(...known.map((time) => time.getTime()))));
}

async function keepVersion(
  tx: Db,
  { id, content }: typeof posts.$inferSelect,
  editedAt: Date,
): Promise<void> {
  if ((await tx.$count(postVersions, eq(postVersions.postId, id))) >= limits.postVersions)
    throw errors.invalid(
      `This post has ${limits.postVersions} earlier versions, and cannot have more. Remove one from its history, or publish a new post.`,
    );
  await tx.insert(postVersions).values({ postId: id, editedAt, content });
}
