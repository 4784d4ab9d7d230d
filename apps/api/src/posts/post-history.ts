import type { PostVersion } from '@aranya/contracts';
import { withoutPlaces } from '@aranya/wildlife-data';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isoTime } from '../platform/common/iso-time';
import { postRow } from '../platform/db/rows';
import { posts, postVersions, users } from '../platform/db/schema';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { throwIfDenied } from '../platform/plugins/errors';
import { authorizeEdit, postGone } from './posts.policy';
import { showsPark, timeFor } from './view/post-json';
import { isVisiblePost, notBlocked, notHidden } from './view/visibility';

interface StoredHistory {
  is_own: boolean;
  content: string;
  createdAt: string;
  edited_at: string | null;
  versions: { content: string; replaced_at: string }[];
  alts: string[];
  in_park: boolean;
  was_protected: boolean;
}

const postHistory = defineStatement<{ history: StoredHistory }, [currentUserId: string, postId: string]>(
  'post_history',
  (me, post) => {
    const currentUser = sql`${me}::uuid`;
    const shown = (time: SQL) => isoTime(timeFor(currentUser, postRow('p'), time));
    return sql`
      select json_build_object(
        'is_own', p.author_id = ${currentUser}, 'content', p.content, 'createdAt', ${shown(sql`p.created_at`)},
        'edited_at', case when p.edited_at is not null then ${shown(sql`p.edited_at`)} end,
        'versions', (
          select coalesce(json_agg(json_build_object('content', v.content, 'replaced_at', ${shown(sql`v.edited_at`)})
            order by v.edited_at desc), '[]')
          from post_versions v where v.post_id = p.id
        ),
        'alts', (select coalesce(json_agg(i.alt), '[]') from post_images i where i.post_id = p.id),
        'in_park', ${showsPark(postRow('p'))}, 'was_protected', p.strictest_level > 0 or p.asks
      ) as history
      from posts p
      where p.id = ${post}::uuid and ${notBlocked(currentUser, sql`p.author_id`)} and ${notHidden(currentUser, postRow('p'))}`;
  },
);

/** An edit that took a place out must not keep it in the history for others. */
export function shownVersions({
  versions,
  content,
  alts,
  in_park: inPark,
  was_protected: isProtected,
}: StoredHistory): PostVersion[] {
  const shown = withoutPlaces(
    versions.map((version) => version.content),
    { context: [content, ...alts], isProtected, inPark },
  );
  return versions.map(({ content: text, replaced_at }, index) => {
    const without = shown[index] ?? '';
    return { content: without, replaced_at, place_removed: without !== text };
  });
}

export interface PostHistory {
  content: string;
  createdAt: string;
  edited_at: string | null;
  versions: PostVersion[];
}

export async function readHistory(db: Db, currentUserId: string, postId: string): Promise<PostHistory> {
  const [row] = await postHistory.run(db, currentUserId, postId);
  if (row === undefined) throw postGone();
  const { is_own: isOwn, content, createdAt, edited_at, versions } = row.history;
  const own = versions.map((version) => ({ ...version, place_removed: false }));
  return { content, createdAt, edited_at, versions: isOwn ? own : shownVersions(row.history) };
}

export async function removeVersion(db: Db, userId: string, postId: string, replacedAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
    const visible = isVisiblePost(userId);
    const [post] = await tx
      .select({ authorId: posts.authorId, visible })
      .from(posts)
      .where(eq(posts.id, postId))
      .for('no key update');
    throwIfDenied(authorizeEdit(post ?? null, userId));
    await tx
      .delete(postVersions)
      .where(and(eq(postVersions.postId, postId), eq(postVersions.editedAt, replacedAt)));
  });
}
