import { communityPaths, type Language, type Site } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { isChild } from '../../people/ages/child';
import { isOpenToGuests } from '../../people/open-to-guests';
import { notSuspended } from '../../people/suspensions';
import { postRow, userRow } from '../../platform/db/rows';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { showsPark } from '../../posts/view/post-json';
import { oembedPath } from '../embed/embed.routes';
import { toGuestTexts, type WrittenText } from '../guests/guest-text';
import { feedAlternates, type PagePreview, toDescription } from './page-preview';
import { titleOn } from './preview-words';

interface Row extends WrittenText, Record<string, unknown> {
  name: string;
  author_id: string;
  is_open: boolean;
  picture: string | null;
}

const previewed = defineStatement<Row, [postId: string, now: string]>(
  'post_preview',
  (postId, now) => sql`
    select u.full_name as name, p.author_id, ${isOpenToGuests(userRow('u'), sql`${now}::timestamptz`)} as is_open, p.content, ${showsPark(postRow('p'))} as in_park, p.strictest_level > 0 or p.asks as was_protected,
      coalesce((select json_agg(i.alt) from post_images i where i.post_id = p.id and i.alt <> ''), '[]') as alts,
      (select '/media/' || i.media_hash || '.webp' from post_images i where i.post_id = p.id
        order by i.position limit 1) as picture
    from posts p join users u on u.id = p.author_id
    where p.id = ${postId}::uuid and p.hidden_at is null and not ${isChild(sql`p.author_id`)}
      and ${notSuspended(sql`p.author_id`, sql`${now}::timestamptz`)}`,
);

export async function readPostPreview(
  db: Db,
  postId: string,
  {
    site,
    siteUrl,
    language,
    now,
  }: { site: Pick<Site, 'name' | 'open_to_guests'>; siteUrl: string; language: Language; now: Date },
): Promise<PagePreview | null> {
  const [post] = await previewed.run(db, postId, now.toISOString());
  if (post === undefined) return null;
  const path = communityPaths.post(postId);
  return {
    path,
    title: titleOn({ site: site.name, language }, post.name),
    description: toDescription(toGuestTexts(post).content),
    picture: post.picture,
    alternates:
      site.open_to_guests && post.is_open
        ? [
            { type: 'application/json+oembed', path: oembedPath(siteUrl + path) },
            ...feedAlternates(`member/${post.author_id}`),
          ]
        : [],
  };
}
