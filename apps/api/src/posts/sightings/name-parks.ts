import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/types';
import { today } from './write-sighting';

/**
 * Names small parks of protected sightings after their thirty days. Later posts look the same to the byte, so
 * that nobody learns which waited.
 */
export async function nameParks(db: Db, day = today()): Promise<void> {
  await db.execute(sql`
    with due as (
      update sightings set public_park = park, park_from = null where park_from <= ${day}::date returning post_id, park
    ), listed as (
      update sighting_species n set public_park = due.park from due where n.post_id = due.post_id
    )
    update posts p set sighting = format(
      '{"species":%s,"place":{"kind":"park","park":%s},"seen_on":%s,"protected":true}',
      p.sighting->'species', to_json(due.park), p.sighting->'seen_on')::json
    from due where p.id = due.post_id`);
}
