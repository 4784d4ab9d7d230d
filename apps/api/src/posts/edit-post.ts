import {
  type EditedImage,
  emptyPostError,
  limits,
  type PictureLicence,
  postTypeOf,
  type SightingInput,
} from '@aranya/contracts';
import { eq, max } from 'drizzle-orm';
import type { NotificationRow } from '../notifications/announce-notifications';
import { posts, postTags, postVersions, users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { errors, throwIfDenied } from '../platform/plugins/errors';
import type { TakeQuota } from '../platform/quotas/quotas';
import { isSameImages, lockMedia, readImages, withImages, withTexts, writeImages } from './edit-images';
import { notifyMentioned } from './mentions';
import { authorizeEdit } from './posts.policy';
import { insertTags } from './post-tags';
import { sightingError } from './sightings/sightings.policy';
import { refreshProtection, writeSighting } from './sightings/write-sighting';
import { isVisiblePost } from './view/visibility';

export interface Edit {
  userId: string;
  postId: string;
  /** As the post was opened. */
  editedAt: string | null;
  content: string;
  alts?: readonly string[] | undefined;
  licences?: readonly PictureLicence[] | undefined;
  /** All pictures after the edit; undefined leaves them. */
  images?: readonly EditedImage[] | undefined;
  /** Hashes of new ones, whose files are written. */
  added?: readonly string[] | undefined;
  /** Inserts the rows of the new ones. */
  claimAdded?: ((tx: Db) => Promise<void>) | undefined;
  sighting?: SightingInput | null | undefined;
}

export interface EditResult {
  isConflict: boolean;
  notified: NotificationRow[];
  /** Hashes that the post no longer shows, to purge if unused. */
  removed: string[];
}

const unwritten = (isConflict: boolean): EditResult => ({ isConflict, notified: [], removed: [] });

/** Users are locked before posts. */
async function lockPost(tx: Db, { userId, postId, images }: Edit) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  if (user === undefined) throw errors.accountDeleted();
  const visible = isVisiblePost(userId);
  const [found] = await tx
    .select({ post: posts, visible })
    .from(posts)
    .where(eq(posts.id, postId))
    // Statements that refer to a picture by its position wait for this one.
    .for(images ? 'update' : 'no key update');
  throwIfDenied(authorizeEdit(found ? { ...found.post, visible: found.visible } : null, userId));
  if (found === undefined) throw new Error('The policy denies what does not exist.');
  return found.post;
}

/** Later than every earlier version, whatever the nodes' clocks say. */
const editTimeAfter = (before: Date) => new Date(Math.max(Date.now(), before.getTime() + 1));

/** Runs in a transaction. The text before stays as a version. */
export async function editPost(tx: Db, edit: Edit, take: TakeQuota): Promise<EditResult> {
  const { userId, postId, content, added = [] } = edit;
  const post = await lockPost(tx, edit);
  if (edit.sighting) throwIfDenied(sightingError(edit.sighting, { asks: post.asks, now: new Date() }));
  const before = await readImages(tx, postId);
  const images = edit.images
    ? withImages(before, edit.images, added)
    : withTexts(before, edit.alts, edit.licences);
  const emptyError = emptyPostError(content, images?.length ?? 0);
  if (emptyError !== null) throw errors.invalid(emptyError);
  const isSame =
    content === post.content &&
    images !== null &&
    isSameImages(before, images) &&
    edit.sighting === undefined;
  // A repeated call finds nothing to change.
  if (isSame) return unwritten(false);
  if ((post.editedAt?.toISOString() ?? null) !== edit.editedAt) return unwritten(true);
  if (images === null) throw errors.invalid('An edit can keep only pictures that the post has.');

  await take(tx, userId, 'edit');
  if (added.length > 0) await take(tx, userId, 'picture', added.length);
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
  if (edit.images) await lockMedia(tx, [...before.map(({ mediaHash }) => mediaHash), ...added]);
  await edit.claimAdded?.(tx);
  await writeImages(tx, before, images, { postId, authorId: userId });
  if (edit.sighting !== undefined) {
    const { createdAt, asks } = post;
    await writeSighting(tx, { postId, authorId: userId, createdAt, asks }, edit.sighting);
  }
  // Suggestions of others would close again what the author has opened.
  if (!edit.sighting) await refreshProtection(tx, postId);
  const about = { postId, authorId: userId, content, now: new Date() };
  const notified = content === post.content ? [] : await notifyMentioned(tx, about);
  const shown = new Set(images.map(({ hash }) => hash));
  const removed = before.map(({ mediaHash }) => mediaHash).filter((hash) => !shown.has(hash));
  return { isConflict: false, notified, removed };
}

async function nextEditTime(tx: Db, { id, createdAt, editedAt }: typeof posts.$inferSelect): Promise<Date> {
  const [row] = await tx
    .select({ last: max(postVersions.editedAt) })
    .from(postVersions)
    .where(eq(postVersions.postId, id));
  const known = [createdAt, editedAt, row?.last ?? null].filter((time) => time !== null);
  return editTimeAfter(new Date(Math.max(...known.map((time) => time.getTime()))));
}

async function keepVersion(tx: Db, { id, content }: typeof posts.$inferSelect, editedAt: Date) {
  if ((await tx.$count(postVersions, eq(postVersions.postId, id))) >= limits.postVersions)
    throw errors.invalid(
      `This post has ${limits.postVersions} earlier versions, and cannot have more. Remove one from its history, or publish a new post.`,
    );
  await tx.insert(postVersions).values({ postId: id, editedAt, content });
}
