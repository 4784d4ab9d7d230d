import { hashtagsIn, limits, type Post } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { type JsonRow, type Position, positionValues, selectAt, toJsonPage } from '../common/cursor';
import { blockersTable, hiddenPeopleTable } from '../connections/blockers';
import { postTags } from '../db/schema';
import { defineStatement, literal } from '../db/statement';
import type { Db } from '../db/types';
import type { Json } from '../plugins/json-answer';
import { joinLikers, postJson } from './post-json';
import { notHidden } from './visibility';

export interface TaggedText {
  id: string;
  content: string;
  createdAt: Date;
}

/** In the transaction of the posts. */
export async function insertTags(tx: Db, posts: readonly TaggedText[]): Promise<void> {
  const rows = posts.flatMap(({ id, content, createdAt }) =>
    hashtagsIn(content).map((tag) => ({ postId: id, tag, createdAt })),
  );
  if (rows.length > 0) await tx.insert(postTags).values(rows).onConflictDoNothing();
}

type TaggedValues = [currentUserId: string, tag: string, ...from: [at: string, id: string]];

const taggedOf = (count: number) =>
  defineStatement<JsonRow, TaggedValues>(`tagged_posts_${count}`, (me, tag, at, id) => {
    const currentUser = sql`${me}::uuid`;
    return sql`
      with ${blockersTable(currentUser)}, ${hiddenPeopleTable(currentUser)},
      page as materialized (
        select t.post_id as id, t.created_at from post_tags t join posts p on p.id = t.post_id
        where t.tag = ${tag}::text and (t.created_at, t.post_id) < (${at}::timestamptz, ${id}::uuid)
          and p.author_id not in (select id from hidden_people) and ${notHidden(currentUser, sql`p`)}
        order by t.created_at desc, t.post_id desc limit ${literal(count)}
      )
      select page.id, ${selectAt(sql`page.created_at`)},
        ${postJson({ currentUser, post: sql`p`, author: sql`u`, suggested: sql`false` })}::text as json
      from page join posts p on p.id = page.id join users u on u.id = p.author_id
      ${joinLikers(currentUser, sql`p`)}
      order by page.created_at desc, page.id desc`;
  });

const usualTagged = taggedOf(limits.pageDefault + 1);
const longTagged = taggedOf(limits.pageMax + 1);

export interface TaggedQuery {
  currentUserId: string;
  /** In the stored form. */
  tag: string;
  limit: number;
  from?: Position | undefined;
}

/** Newest first. */
export async function readTagged(
  db: Db,
  { currentUserId, tag, limit, from }: TaggedQuery,
): Promise<{ posts: Json<Post[]>; next: string | null }> {
  const statement = limit <= limits.pageDefault ? usualTagged : longTagged;
  const rows = await statement.run(db, currentUserId, tag, ...positionValues(from));
  const { json, next } = toJsonPage<Post>(rows, limit);
  return { posts: json, next };
}
