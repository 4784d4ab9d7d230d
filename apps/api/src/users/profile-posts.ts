import type { Post } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { isAfter, toIdPage, type Position, selectAt, type PositionRow } from '../common/cursor';
import { type Db, rowsOf } from '../db/types';
import { viewPosts } from '../posts/posts.view';
import { notBlocked } from '../posts/visibility';

interface Asked {
  currentUserId: string;
  profileId: string;
  limit: number;
  from?: Position | undefined;
}

interface PostPage {
  posts: Post[];
  next: string | null;
}

async function page(db: Db, { currentUserId, limit }: Asked, query: SQL): Promise<PostPage> {
  const { ids, next } = toIdPage(await rowsOf<PositionRow>(db, query), limit);
  return { posts: await viewPosts(db, currentUserId, ids), next };
}

/** The user's own posts, newest first; with `only`, those that show pictures. */
export function postsOf(db: Db, asked: Asked, only?: 'media'): Promise<PostPage> {
  return page(
    db,
    asked,
    sql`
      select id, ${selectAt(sql`created_at`)} from posts
      where author_id = ${asked.profileId} and ${isAfter(sql`created_at`, sql`id`, asked.from)}
        and ${only === 'media' ? sql`post_type <> 'text'` : sql`true`}
      order by created_at desc, id desc limit ${asked.limit + 1}`,
  );
}

/** What the user likes, latest like first, without posts of those whom a block parts from the viewer. */
export function likedBy(db: Db, asked: Asked): Promise<PostPage> {
  return page(
    db,
    asked,
    sql`
      select l.post_id as id, ${selectAt(sql`l.created_at`)} from likes l
      join posts p on p.id = l.post_id
      where l.user_id = ${asked.profileId} and ${isAfter(sql`l.created_at`, sql`l.post_id`, asked.from)}
        and ${notBlocked(asked.currentUserId, sql`p.author_id`)}
      order by l.created_at desc, l.post_id desc limit ${asked.limit + 1}`,
  );
}
