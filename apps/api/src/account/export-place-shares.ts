import { type SQL, sql } from 'drizzle-orm';
import { isoTime } from '../platform/common/iso-time';
import { batch } from './export-batch';

export const placeShareExports = (
  me: SQL,
  personName: (id: SQL) => SQL,
): Record<string, (after: string) => SQL> => ({
  'place-shares.json': (after) => sql`
    select p.id, json_agg(json_build_object('who', ${personName(sql`s.member_id`)},
      'since', ${isoTime(sql`s.created_at`)}, 'until', ${isoTime(sql`s.until`)}) order by s.created_at) as shared_with
    from posts p join place_shares s on s.post_id = p.id
    where p.author_id = ${me} and p.id > ${after}::uuid group by p.id order by p.id ${batch}`,
  'place-looks.json': (after) => sql`
    select l.id, l.post_id, ${personName(sql`l.member_id`)} as who, ${isoTime(sql`l.looked_at`)} as looked_at
    from posts p join place_looks l on l.post_id = p.id
    where p.author_id = ${me} and l.id > ${after}::uuid order by l.id ${batch}`,
});
