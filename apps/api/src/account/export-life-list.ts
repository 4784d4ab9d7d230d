import { type SQL, sql } from 'drizzle-orm';
import { isoTime } from '../platform/common/iso-time';

export const lifeListExports = (userId: SQL): Record<string, () => SQL> => ({
  'life-list.json': () => sql`
    select species, seen_on, park, ${isoTime(sql`created_at`)} as created_at
    from life_records where user_id = ${userId} order by seen_on, species`,
  'favorites.json': () => sql`
    select species, ${isoTime(sql`created_at`)} as created_at
    from favorites where user_id = ${userId} and removed_at is null order by created_at, species`,
});
