import { type Bookmark, type Collection, limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Viewer, createViewer } from '../../people/viewer';
import { postRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { Json } from '../../platform/plugins/json-answer';
import { defineListedPosts } from '../view/listed-posts';
import { notHidden } from '../view/visibility';

export const readBookmarks = defineListedPosts(
  'bookmarked_posts',
  sql`bookmarks`,
  (userId, row) => sql`${row}.user_id = ${userId}::uuid`,
);

/** The caller has checked whose collection it is. */
export const readCollected = defineListedPosts(
  'collected_posts',
  sql`bookmarks`,
  (collectionId, row) => sql`${row}.collection_id = ${collectionId}::uuid`,
);

interface CollectionsRow extends Record<string, unknown> {
  collections: string;
  total: number;
  bookmark: string | null;
}

/** Counts posts that the current user sees. "offset 0" makes the planner look each up by the primary key. */
const countBookmarks = (viewer: Viewer<'hidden_people'>, which: SQL) => sql`
  select count(*)::int as total from (
    select 1 from bookmarks b cross join lateral (
      select 1 from posts p where p.id = b.post_id and p.author_id not in (select id from ${viewer.hidden_people})
        and ${notHidden(viewer.id, postRow('p'))} offset 0
    ) seen
    where ${which} order by b.created_at desc, b.post_id desc limit ${literal(limits.bookmarkCount)}
  ) counted`;

const ownCollections = defineStatement<CollectionsRow, [currentUserId: string, postId: string | null]>(
  'collections',
  (me, post) => {
    const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
    const currentUser = viewer.id;
    return sql`
      with ${viewer.tables},
      own as materialized (select id, name from collections where user_id = ${currentUser})
      select (
        select coalesce(json_agg(json_build_object('_id', c.id, 'name', c.name, 'total', counted.total)
          order by lower(c.name), c.id), '[]')::text
        from own c
        cross join lateral (${countBookmarks(viewer, sql`b.collection_id = c.id`)}) counted
      ) as collections,
      (${countBookmarks(viewer, sql`b.user_id = ${currentUser}`)}) as total,
      case when ${post}::uuid is not null then coalesce(
        (select json_build_object('bookmarked', true, 'collection', b.collection_id)
          from bookmarks b where b.user_id = ${currentUser} and b.post_id = ${post}::uuid),
        json_build_object('bookmarked', false, 'collection', null))::text end as bookmark`;
  },
);

export interface Collections {
  collections: Json<Collection[]>;
  total: number;
  bookmark: Json<Bookmark | null>;
}

export async function readCollections(
  db: Db,
  currentUserId: string,
  postId: string | null,
): Promise<Collections> {
  const [row] = await ownCollections.run(db, currentUserId, postId);
  if (row === undefined) throw new Error('The collections are one row.');
  const { collections, total, bookmark } = row;
  return {
    collections: new Json(collections),
    total,
    bookmark: new Json(bookmark ?? 'null'),
  };
}
