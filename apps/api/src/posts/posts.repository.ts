import { type PictureLicence, type Post, postTypeOf, type SightingInput } from '@aranya/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnnounceNotifications, NotificationRow } from '../notifications/announce-notifications';
import { newPostId } from '../platform/common/ids';
import { media, postImages, posts } from '../platform/db/schema';
import type { Db, DbPair } from '../platform/db/types';
import type { StoredPicture } from '../platform/media/media.repository';
import { databaseNotifier, type Publish, publishing } from '../platform/live/events.repository';
import type { LiveNotifier } from '../platform/live/live-notifier';
import { errors } from '../platform/plugins/errors';
import { lockAuthor } from './comments/locks';
import { draftsChange, removePublishedDraft } from './drafts/drafts.repository';
import { notifyMentioned } from './mentions';
import { insertTags } from './post-tags';
import type { PostAccess } from './posts.policy';
import { viewPosts } from './posts.view';
import { levelsOfWords, writeSighting } from './sightings/write-sighting';
import { isVisiblePost } from './view/visibility';

export interface NewPost {
  authorId: string;
  content: string;
  /** Their `media` rows must exist. */
  pictures: readonly (Pick<StoredPicture, 'hash' | 'alt'> & { licence?: PictureLicence | undefined })[];
  sighting?: SightingInput | undefined;
  asks?: boolean | undefined;
  clientId?: string | undefined;
  /** As the author saw its draft. */
  draftRevision?: number | undefined;
  createdAt?: Date | undefined;
}

const postWords = ({ content, pictures }: NewPost) => [content, ...pictures.map(({ alt }) => alt)];

async function insertContents(tx: Db, postId: string, post: NewPost, createdAt: Date): Promise<void> {
  const { authorId, pictures, asks = false, sighting } = post;
  if (pictures.length > 0) {
    await tx.insert(postImages).values(
      pictures.map(({ hash, alt, licence }, position) => ({
        postId,
        position,
        mediaHash: hash,
        alt,
        ...(licence && { licence }),
      })),
    );
  }
  if (sighting) await writeSighting(tx, { postId, authorId, createdAt, asks }, sighting);
}

interface PostsOptions {
  /** Gets mentions after the commit. */
  announce?: AnnounceNotifications;
  live?: LiveNotifier;
}

export function createPostsRepository(db: DbPair, { announce, live = databaseNotifier }: PostsOptions = {}) {
  return {
    async insertPost(post: NewPost, claimPictures?: (tx: Db) => Promise<void>): Promise<string> {
      const id = newPostId();
      let notified: NotificationRow[] = [];
      const insert = async (tx: Db, publish: Publish) => {
        const inserted = await tx
          .insert(posts)
          .values({
            id,
            authorId: post.authorId,
            content: post.content,
            postType: postTypeOf(post.content, post.pictures.length),
            clientId: post.clientId ?? null,
            asks: post.asks ?? false,
            ...(post.createdAt ? { createdAt: post.createdAt } : {}),
            ...(post.sighting
              ? {}
              : levelsOfWords(postWords(post), post.asks ?? false, post.createdAt ?? new Date())),
          })
          // Waits for a concurrent insert of the same post.
          .onConflictDoNothing({ target: [posts.authorId, posts.clientId] })
          .returning({ id: posts.id, content: posts.content, createdAt: posts.createdAt });
        const [{ createdAt } = {}] = inserted;
        if (createdAt === undefined) {
          const [earlier] = await tx.select({ id: posts.id }).from(posts).where(isClientPost(post));
          if (earlier) return earlier.id;
          throw errors.conflict(
            'This post was deleted while it was being sent again. Please publish it again.',
          );
        }
        await claimPictures?.(tx);
        await insertTags(tx, inserted);
        const wasDraft = await removePublishedDraft(tx, post.authorId, post);
        await insertContents(tx, id, post, createdAt);
        for (const { content, createdAt: now } of inserted)
          notified = await notifyMentioned(tx, { postId: id, authorId: post.authorId, content, now });
        if (wasDraft) await publish(tx, [draftsChange(post.authorId)]);
        return id;
      };
      const insertedId = await publishing(live, (publish) =>
        db.write.transaction((tx) => insert(tx, publish)),
      );
      announce?.(notified);
      return insertedId;
    },

    async findByClientId(authorId: string, clientId: string): Promise<string | null> {
      const [row] = await db.write
        .select({ id: posts.id })
        .from(posts)
        .where(isClientPost({ authorId, clientId }));
      return row?.id ?? null;
    },

    async view(currentUserId: string, id: string): Promise<Post | null> {
      return (await viewPosts(db.write, currentUserId, [id]))[0] ?? null;
    },

    /**
     * @param authorize throws to deny
     * @param viewerId without one, everything is visible
     * @returns the pictures' hashes, to purge if unused
     */
    async remove(
      postId: string,
      authorize: (post: PostAccess | null) => void,
      viewerId?: string,
    ): Promise<string[]> {
      return db.write.transaction(async (tx) => {
        const isPost = eq(posts.id, postId);
        const visible = viewerId === undefined ? sql<boolean>`true` : isVisiblePost(viewerId);
        const access = { authorId: posts.authorId, visible };
        const [found] = await tx.select(access).from(posts).where(isPost);
        authorize(found ?? null);
        await lockAuthor(tx, postId);
        const [post] = await tx.select(access).from(posts).where(isPost).for('update');
        authorize(post ?? null);
        const shown = tx
          .select({ hash: postImages.mediaHash })
          .from(postImages)
          .where(eq(postImages.postId, postId));
        // Locked in the order of claimPictures.
        const locked = await tx
          .select({ hash: media.hash })
          .from(media)
          .where(inArray(media.hash, shown))
          .orderBy(asc(media.hash))
          .for('update');
        await tx.delete(posts).where(eq(posts.id, postId));
        return locked.map(({ hash }) => hash);
      });
    },
  };
}

function isClientPost({ authorId, clientId }: { authorId: string; clientId?: string | undefined }) {
  return and(eq(posts.authorId, authorId), eq(posts.clientId, clientId ?? ''));
}
