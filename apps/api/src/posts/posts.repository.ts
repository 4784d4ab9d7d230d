import { type Post, postTypeOf } from '@aranya/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../common/ids';
import { likes, media, postImages, posts, users } from '../db/schema';
import { type Db, type DbPair, rowsOf } from '../db/types';
import type { StoredPicture } from '../media/media.repository';
import { errors } from '../plugins/errors';
import { cursorOf, type FeedPlace } from './feed-cursor';
import type { PostAccess } from './posts.policy';
import { viewPosts } from './posts.view';
import { notBlocked } from './visibility';

export interface NewPost {
  authorId: string;
  /** Cleaned, at most 2,000 UTF-16 code units. Empty only with pictures. */
  content: string;
  /** In order, 4 at most. Their rows in `media` must be there, by claimPictures or storePicture. */
  pictures: readonly Pick<StoredPicture, 'hash' | 'alt'>[];
  clientId?: string | undefined;
  /** Now, unless told. */
  createdAt?: Date | undefined;
}

interface FeedRow {
  id: string;
  at: number;
}

export type PostsRepository = ReturnType<typeof createPostsRepository>;

/** Posts, their pictures and likes. */
export function createPostsRepository(db: DbPair) {
  return {
    /**
     * Inserts the post and what refers to its pictures.
     * @param beforePictures called in the same transaction once the post is surely a new one: the place to claim the
     * pictures
     * @returns its id; or the id of the author's earlier post with the same `clientId`, and then nothing is changed
     */
    async insertPost(post: NewPost, beforePictures?: (tx: Db) => Promise<void>): Promise<string> {
      const id = newId();
      return db.write.transaction(async (tx) => {
        const inserted = await tx
          .insert(posts)
          .values({
            id,
            authorId: post.authorId,
            content: post.content,
            postType: postTypeOf(post.content, post.pictures.length),
            clientId: post.clientId ?? null,
            ...(post.createdAt ? { createdAt: post.createdAt } : {}),
          })
          // Waits where the same post is being inserted at this moment.
          .onConflictDoNothing({ target: [posts.authorId, posts.clientId] })
          .returning({ id: posts.id });
        if (inserted.length === 0) {
          const [earlier] = await tx.select({ id: posts.id }).from(posts).where(isClientPost(post));
          if (earlier) return earlier.id;
          throw errors.conflict('This post was deleted while it was sent again. Please publish it anew.');
        }
        await beforePictures?.(tx);
        if (post.pictures.length > 0) {
          await tx.insert(postImages).values(
            post.pictures.map(({ hash, alt }, position) => ({
              postId: id,
              position,
              mediaHash: hash,
              alt,
            })),
          );
        }
        return id;
      });
    },

    /** The author's post that his client called so, or null. */
    async findByClientId(authorId: string, clientId: string): Promise<string | null> {
      const [row] = await db.write
        .select({ id: posts.id })
        .from(posts)
        .where(isClientPost({ authorId, clientId }));
      return row?.id ?? null;
    },

    /** One post as the viewer sees it, or null. */
    async view(currentUserId: string, id: string): Promise<Post | null> {
      return (await viewPosts(db.write, currentUserId, [id]))[0] ?? null;
    },

    /**
     * A page of the viewer's feed: his own posts and those of whom he follows or is connected with, newest first. When
     * none of them but himself has posted, everyone's, and those of strangers marked as suggested.
     */
    async feed(
      currentUserId: string,
      limit: number,
      from?: FeedPlace,
    ): Promise<{ posts: Post[]; next: string | null }> {
      const everyone = from?.everyone ?? !(await hasCirclePosted(db.read, currentUserId));
      const rows = await (everyone ? newestOfAll : newestOfCircle)(db.read, currentUserId, limit + 1, from);
      // A replica may not have the viewer's latest posts yet; his own he always finds.
      const own = db.read === db.write ? [] : await newestOwn(db.write, currentUserId, limit + 1, from);
      const page = merge(rows, own);
      const shown = page.slice(0, limit);
      const last = shown.at(-1);
      return {
        posts: await viewPosts(
          db.write,
          currentUserId,
          shown.map(({ id }) => id),
          everyone,
        ),
        next: page.length > limit && last ? cursorOf({ everyone, ...last }) : null,
      };
    },

    /**
     * Likes the post, or takes the like back. Toggles of one post come one after the other, so that any number at once
     * ends as it would one by one.
     * @param decide throws where the viewer may not
     */
    async toggleLike(
      currentUserId: string,
      postId: string,
      decide: (post: PostAccess | null) => void,
    ): Promise<{ liked: boolean; total: number }> {
      return db.write.transaction(async (tx) => {
        // Users before posts, as where an account is deleted: nobody waits in a circle.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, currentUserId)).for('key share');
        const [post] = await tx
          .select({
            authorId: posts.authorId,
            open: sql<boolean>`${notBlocked(currentUserId, sql`"posts"."author_id"`)}`,
          })
          .from(posts)
          .where(eq(posts.id, postId))
          .for('no key update');
        decide(post ? { authorId: post.authorId, blocked: !post.open } : null);

        const taken = await tx
          .delete(likes)
          .where(and(eq(likes.postId, postId), eq(likes.userId, currentUserId)))
          .returning({ userId: likes.userId });
        const liked = taken.length === 0;
        if (liked) await tx.insert(likes).values({ postId, userId: currentUserId });
        const [counted] = await tx
          .select({ total: posts.likesTotal })
          .from(posts)
          .where(eq(posts.id, postId));
        return { liked, total: counted?.total ?? 0 };
      });
    },

    /**
     * Deletes the post with its likes.
     * @param decide throws where the viewer may not
     * @returns the hashes of the pictures that it showed, to be purged where nobody else shows them
     */
    async remove(postId: string, decide: (post: { authorId: string } | null) => void): Promise<string[]> {
      return db.write.transaction(async (tx) => {
        const isPost = eq(posts.id, postId);
        const [found] = await tx.select({ authorId: posts.authorId }).from(posts).where(isPost);
        decide(found ?? null);
        // Users before posts, as where an account is deleted: counting the author's posts locks him.
        await tx.select({ id: users.id }).from(users).where(isAuthor(found)).for('no key update');
        const [post] = await tx.select({ authorId: posts.authorId }).from(posts).where(isPost).for('update');
        decide(post ?? null);
        const shown = tx
          .select({ hash: postImages.mediaHash })
          .from(postImages)
          .where(eq(postImages.postId, postId));
        // Pictures are locked in one order everywhere: see claimPictures.
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

const isAuthor = (post?: { authorId: string }) => (post ? eq(users.id, post.authorId) : sql`false`);

function isClientPost({ authorId, clientId }: { authorId: string; clientId?: string | undefined }) {
  return and(eq(posts.authorId, authorId), eq(posts.clientId, clientId ?? ''));
}

/** Whom the viewer follows or is connected with, without those whom a block parts from him. */
const circleOf = (currentUserId: string) => sql`
  select c.id from (
    select followee_id as id from follows where follower_id = ${currentUserId}
    union
    select high_id from connections where low_id = ${currentUserId} and status = 'accepted'
    union
    select low_id from connections where high_id = ${currentUserId} and status = 'accepted'
  ) c
  where ${notBlocked(currentUserId, sql`c.id`)}`;

const below = (from?: FeedPlace) =>
  from
    ? sql`(p.created_at, p.id) < (${new Date(from.at).toISOString()}::timestamptz, ${from.id}::uuid)`
    : sql`true`;

/** Times as numbers: each engine gives timestamps of raw queries in a shape of its own. */
const place = sql`p.id, (extract(epoch from p.created_at) * 1000)::bigint::text as at`;

async function feedRows(db: Db, query: ReturnType<typeof sql>): Promise<FeedRow[]> {
  const rows = await rowsOf<{ id: string; at: string }>(db, query);
  return rows.map(({ id, at }) => ({ id, at: Number(at) }));
}

async function hasCirclePosted(db: Db, currentUserId: string): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select 1 from (${circleOf(currentUserId)}) a join posts p on p.author_id = a.id) as found`,
  );
  return row?.found ?? false;
}

/** A few posts of each author by index, and of these the newest: the cost follows the circle, not the number of posts. */
function newestOfCircle(db: Db, currentUserId: string, count: number, from?: FeedPlace): Promise<FeedRow[]> {
  return feedRows(
    db,
    sql`
      select ${place}
      from (select ${currentUserId}::uuid as id union ${circleOf(currentUserId)}) a
      cross join lateral (
        select p.id, p.created_at from posts p where p.author_id = a.id and ${below(from)}
        order by p.created_at desc, p.id desc limit ${count}
      ) p
      order by p.created_at desc, p.id desc limit ${count}`,
  );
}

function newestOfAll(db: Db, currentUserId: string, count: number, from?: FeedPlace): Promise<FeedRow[]> {
  return feedRows(
    db,
    sql`
      select ${place} from posts p
      where ${below(from)} and ${notBlocked(currentUserId, sql`p.author_id`)}
      order by p.created_at desc, p.id desc limit ${count}`,
  );
}

function newestOwn(db: Db, currentUserId: string, count: number, from?: FeedPlace): Promise<FeedRow[]> {
  return feedRows(
    db,
    sql`
      select ${place} from posts p where p.author_id = ${currentUserId} and ${below(from)}
      order by p.created_at desc, p.id desc limit ${count}`,
  );
}

/** Both lists as one, newest first, each post once. */
function merge(rows: FeedRow[], own: FeedRow[]): FeedRow[] {
  if (own.length === 0) return rows;
  const all = new Map([...rows, ...own].map((row) => [row.id, row]));
  return [...all.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}
