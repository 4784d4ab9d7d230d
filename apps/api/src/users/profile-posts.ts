import type { Post } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { isAfter, toIdPage, type Position, selectAt, type PositionRow } from '../common/cursor';
import { type Db, rowsOf } from '../db/types';
import { viewPosts } from '../posts/posts.view';
import { notBlocked, notHidden } from '../posts/visibility';

interface ProfilePostsQuery {
  currentUserId: string;
  profileId: string;
  limit: number;
  from?: Position | undefined;
}

interface PostPage {
  posts: Post[];
  next: string | null;
}

async function page(db: Db, { currentUserId, limit }: ProfilePostsQuery, query: SQL): Promise<PostPage> {
  const { ids, next } = toIdPage(await rowsOf<PositionRow>(db, query), limit);
  return { posts: await viewPosts(db, currentUserId, ids), next };
}

export function readPosts(db: Db, profile: ProfilePostsQuery, only?: 'media'): Promise<PostPage> {
  return page(
    db,
    profile,
    sql`
      select id, ${selectAt(sql`created_at`)} from posts
      where author_id = ${profile.profileId} and ${isAfter(sql`created_at`, sql`id`, profile.from)}
        and ${notHidden(profile.currentUserId, sql`posts`)}
        and ${only === 'media' ? sql`post_type <> 'text' and hidden_at is null` : sql`true`}
      order by created_at desc, id desc limit ${profile.limit + 1}`,
  );
}

export function readLikedPosts(db: Db, profile: ProfilePostsQuery): Promise<PostPage> {
  return page(
    db,
    profile,
    sql`
      select l.post_id as id, ${selectAt(sql`l.created_at`)} from likes l
      join posts p on p.id = l.post_id
      where l.user_id = ${profile.profileId} and ${isAfter(sql`l.created_at`, sql`l.post_id`, profile.from)}
        and ${notBlocked(profile.currentUserId, sql`p.author_id`)} and ${notHidden(profile.currentUserId, sql`p`)}
      order by l.created_at desc, l.post_id desc limit ${profile.limit + 1}`,
  );
}
