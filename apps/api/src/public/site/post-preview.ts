import { communityPaths } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { notSuspended } from '../../people/suspensions';
import { postRow } from '../../platform/db/rows';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { showsPark } from '../../posts/view/post-json';
import { toGuestTexts, type WrittenText } from '../guests/guest-text';
import type { PagePreview } from './page-preview';

const MAX_DESCRIPTION = 160;

interface Row extends WrittenText, Record<string, unknown> {
  name: string;
  picture: string | null;
}

const previewed = defineStatement<Row, [postId: string, now: string]>(
  'post_preview',
  (postId, now) => sql`
    select u.full_name as name, p.content, ${showsPark(postRow('p'))} as in_park, p.strictest_level > 0 or p.asks as was_protected,
      coalesce((select json_agg(i.alt) from post_images i where i.post_id = p.id and i.alt <> ''), '[]') as alts,
      (select '/media/' || i.media_hash || '.webp' from post_images i where i.post_id = p.id
        order by i.position limit 1) as picture
    from posts p join users u on u.id = p.author_id
    where p.id = ${postId}::uuid and p.hidden_at is null
      and ${notSuspended(sql`p.author_id`, sql`${now}::timestamptz`)}`,
);

export async function readPostPreview(
  db: Db,
  postId: string,
  siteName: string,
  now: Date,
): Promise<PagePreview | null> {
  const [post] = await previewed.run(db, postId, now.toISOString());
  if (post === undefined) return null;
  return {
    path: communityPaths.post(postId),
    title: `${post.name} on ${siteName}`,
    description: describePost(post),
    picture: post.picture,
  };
}

function describePost(post: Row): string {
  const text = toGuestTexts(post).content.replace(/\s+/g, ' ').trim();
  const characters = [...text];
  return characters.length <= MAX_DESCRIPTION
    ? text
    : `${characters
        .slice(0, MAX_DESCRIPTION - 1)
        .join('')
        .trimEnd()}…`;
}
