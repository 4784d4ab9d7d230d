import { type SQL, sql } from 'drizzle-orm';
import { isoTime } from '../platform/common/iso-time';

export const lifeListExports = (userId: SQL): Record<string, () => SQL> => ({
  'life-list.json': () => sql`
    select species, seen_on, park, ${isoTime(sql`created_at`)} as created_at
    from life_records where user_id = ${userId} order by seen_on, species`,
  'imports.json': () => sql`
    select i.source, ${isoTime(sql`i.created_at`)} as created_at,
      (select json_agg(json_build_object('species', r.species, 'seen_on', r.seen_on) order by r.species)
        from imported_records r where r.user_id = i.user_id and r.import_id = i.id) as records
    from life_imports i where i.user_id = ${userId} order by i.created_at, i.id`,
  'favorites.json': () => sql`
    select species, ${isoTime(sql`created_at`)} as created_at
    from favorites where user_id = ${userId} and removed_at is null order by created_at, species`,
  'topics.json': () => sql`
    select kind, key, in_feed, notify, ${isoTime(sql`created_at`)} as created_at
    from followed_topics where user_id = ${userId} order by created_at, kind, key`,
});
