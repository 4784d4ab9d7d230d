import { type SQL, sql } from 'drizzle-orm';
import { blockersOf } from '../people/blockers';
import { isoTime } from '../platform/common/iso-time';

const BATCH = sql`limit 500`;

export function placeShareExports(userId: string): Record<string, (after: string) => SQL> {
  const me = sql`${userId}::uuid`;
  // People who have blocked the user look deleted.
  const nameOf = (id: SQL) => sql`coalesce(
    (select u.full_name from users u where u.id = ${id} and u.id not in ${blockersOf(userId)}), 'Deleted user')`;
  return {
    'place-shares.json': (after) => sql`
      select p.id, json_agg(json_build_object('who', ${nameOf(sql`s.member_id`)},
        'since', ${isoTime(sql`s.created_at`)}, 'until', ${isoTime(sql`s.until`)}) order by s.created_at) as shared_with
      from posts p join place_shares s on s.post_id = p.id
      where p.author_id = ${me} and p.id > ${after}::uuid group by p.id order by p.id ${BATCH}`,
    'place-looks.json': (after) => sql`
      select l.id, l.post_id, ${nameOf(sql`l.member_id`)} as who, ${isoTime(sql`l.looked_at`)} as looked_at
      from posts p join place_looks l on l.post_id = p.id
      where p.author_id = ${me} and l.id > ${after}::uuid order by l.id ${BATCH}`,
  };
}
