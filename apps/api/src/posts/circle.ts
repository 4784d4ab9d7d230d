import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../people/viewer';

/** Ids of the people whom the viewer follows or is connected with, for the `with` of a statement. */
export const circleTable = ({ id, unlisted_people: unlisted }: Viewer<'unlisted_people'>): SQL => sql`
    circle as materialized (
      select c.id from (
        select followee_id as id from follows where follower_id = ${id}
        union
        select high_id from connections where low_id = ${id} and status = 'accepted'
        union
        select low_id from connections where high_id = ${id} and status = 'accepted'
      ) c where c.id not in (select id from ${unlisted})
    )`;
