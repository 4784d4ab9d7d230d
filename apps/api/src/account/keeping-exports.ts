import { type SQL, sql } from 'drizzle-orm';
import { selectBlockers } from '../people/blockers';
import { isoTime } from '../platform/common/iso-time';
import { notHidden } from '../posts/view/visibility';
import { postRow } from '../platform/db/rows';
import { batch } from './export-batch';

export const keepingExports = (userId: string): Record<string, (after: string) => SQL> => {
  const me = sql`${userId}::uuid`;
  return {
    'drafts.json': (after) => sql`
      select id, body, ${isoTime(sql`updated_at`)} as updated_at
      from drafts where user_id = ${me} and id > ${after}::uuid order by id ${batch}`,
    'collections.json': (after) => sql`
      select id, name, ${isoTime(sql`created_at`)} as created_at
      from collections where user_id = ${me} and id > ${after}::uuid order by id ${batch}`,
    'bookmarks.json': (after) => sql`
      select b.post_id as id, p.content, b.collection_id as collection, ${isoTime(sql`b.created_at`)} as bookmarked_at
      from bookmarks b join posts p on p.id = b.post_id
      where b.user_id = ${me} and ${notHidden(userId, postRow('p'))} and p.author_id not in ${selectBlockers(userId)}
        and b.post_id > ${after}::uuid order by b.post_id ${batch}`,
    'earlier-texts.json': (after) => sql`
      select p.id, json_agg(json_build_object('content', v.content, 'replaced_at', ${isoTime(sql`v.edited_at`)})
        order by v.edited_at) as texts
      from posts p join post_versions v on v.post_id = p.id
      where p.author_id = ${me} and p.id > ${after}::uuid group by p.id order by p.id ${batch}`,
  };
};
