import { limits, type Picture, type Post } from '@aranya/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { blockersOf } from '../connections/blockers';
import { media, postImages, posts } from '../db/schema';
import { type Db, rowsOf } from '../db/types';
import { urlOf } from '../media/media.repository';
import { createUsersRepository } from '../users/users.repository';
import { notBlocked, notHidden } from './visibility';

/**
 * In the order of `ids`, without deleted, blocked and hidden posts.
 * @param markSuggested marks posts from outside the circle as suggested
 */
export async function viewPosts(
  db: Db,
  currentUserId: string,
  ids: readonly string[],
  markSuggested = false,
): Promise<Post[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      id: posts.id,
      authorId: posts.authorId,
      content: posts.content,
      postType: posts.postType,
      likesTotal: visibleLikes(currentUserId),
      createdAt: posts.createdAt,
      hiddenReason: posts.hiddenReason,
      isOfCircle: sql<boolean>`${isOfCircle(currentUserId)}`,
    })
    .from(posts)
    .where(
      and(
        inArray(posts.id, [...ids]),
        notBlocked(currentUserId, author),
        notHidden(currentUserId, sql`"posts"`),
      ),
    );
  const authors = await createUsersRepository({ read: db }).authorsByIds(
    found.map(({ authorId }) => authorId),
  );
  const images = await imagesOf(db, ids);
  const likers = await likersOf(db, currentUserId, ids);

  const byId = new Map<string, Post>();
  for (const row of found) {
    const user = authors.get(row.authorId);
    if (!user) continue;
    const shown = row.hiddenReason === null ? (images.get(row.id) ?? []) : [];
    const { liked, newest } = likers.get(row.id) ?? { liked: false, newest: [] };
    byId.set(row.id, {
      _id: row.id,
      user,
      content: row.content,
      image_urls: shown.map(({ url }) => url),
      images: shown,
      post_type: row.postType,
      likes_count: newest,
      likes_total: row.likesTotal,
      liked,
      suggested: markSuggested && !row.isOfCircle,
      createdAt: row.createdAt.toISOString(),
      ...(row.hiddenReason === null ? {} : { hidden: { reason: row.hiddenReason } }),
    });
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A bare column could belong to a subquery. */
const author = sql`"posts"."author_id"`;

/** How many like a post, without those who have blocked the current user. */
export const visibleLikes = (currentUserId: string) => sql<number>`("posts"."likes_total" - (
  select count(*) from likes l where l.post_id = "posts"."id" and l.user_id in ${blockersOf(currentUserId)}))::int`;

/** Includes the current user. */
const isOfCircle = (currentUserId: string) => sql`(
  ${author} = ${currentUserId}::uuid
  or exists (select 1 from follows f where f.follower_id = ${currentUserId} and f.followee_id = ${author})
  or exists (
    select 1 from connections c
    where c.low_id = least(${author}, ${currentUserId}::uuid)
      and c.high_id = greatest(${author}, ${currentUserId}::uuid) and c.status = 'accepted'
  )
)`;

async function imagesOf(db: Db, ids: readonly string[]): Promise<Map<string, Picture[]>> {
  const rows = await db
    .select({
      postId: postImages.postId,
      hash: postImages.mediaHash,
      alt: postImages.alt,
      width: media.width,
      height: media.height,
    })
    .from(postImages)
    .innerJoin(media, eq(media.hash, postImages.mediaHash))
    .where(inArray(postImages.postId, [...ids]))
    .orderBy(asc(postImages.postId), asc(postImages.position));
  const images = new Map<string, Picture[]>();
  for (const { postId, hash, alt, width, height } of rows) {
    images.set(postId, [...(images.get(postId) ?? []), { url: urlOf(hash), width, height, alt }]);
  }
  return images;
}

/** Always includes the current user if they like the post. */
async function likersOf(db: Db, currentUserId: string, ids: readonly string[]) {
  const postIds = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await rowsOf<{ post_id: string; user_id: string }>(
    db,
    sql`
      select p.id as post_id, l.user_id
      from unnest(array[${postIds}]) as p(id)
      cross join lateral (
        (select user_id, created_at from likes where post_id = p.id and user_id not in ${blockersOf(currentUserId)}
          order by created_at desc, user_id desc limit ${limits.idList})
        union
        select user_id, created_at from likes where post_id = p.id and user_id = ${currentUserId}
      ) l
      order by l.created_at desc, l.user_id desc`,
  );
  const likers = new Map<string, { liked: boolean; newest: string[] }>();
  for (const { post_id, user_id } of rows) {
    const entry = likers.get(post_id) ?? { liked: false, newest: [] };
    entry.liked ||= user_id === currentUserId;
    entry.newest.push(user_id);
    likers.set(post_id, entry);
  }
  for (const { newest } of likers.values()) {
    // One too many: drop the one before the current user, who is last.
    if (newest.length > limits.idList) newest.splice(limits.idList - 1, 1);
  }
  return likers;
}
