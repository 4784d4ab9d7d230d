import { hashtagsIn } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { postTags } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { defineListedPosts } from './view/listed-posts';

export interface TaggedText {
  id: string;
  content: string;
  createdAt: Date;
}

export async function insertTags(tx: Db, posts: readonly TaggedText[]): Promise<void> {
  const rows = posts.flatMap(({ id, content, createdAt }) =>
    hashtagsIn(content).map((tag) => ({ postId: id, tag, createdAt })),
  );
  if (rows.length > 0) await tx.insert(postTags).values(rows).onConflictDoNothing();
}

export const readTagged = defineListedPosts(
  'tagged_posts',
  sql`post_tags`,
  (tag, row) => sql`${row}.tag = ${tag}::text`,
);
