import type { SpeciesPhoto } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { isChild } from '../../people/ages/child';
import { notSuspended } from '../../people/suspensions';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { pictureUrl } from '../../platform/media/picture-json';

const MAX_SHOWN = 12;

/** A condition on picture `i` of post `p`: others may still show it. */
export const isOpen = sql`i.licence <> 'all_rights_reserved' and p.hidden_at is null and not ${isChild(sql`p.author_id`)}`;

/** "offset 0" makes the planner look up each picture by the primary key. */
const photosOfSpecies = defineStatement<{ photo: SpeciesPhoto }, [species: string, now: string]>(
  'species_photos',
  (species, now) => sql`
    select json_build_object('url', ${pictureUrl(sql`m.hash`)}, 'width', m.width, 'height', m.height, 'alt', i.alt,
      'licence', i.licence, 'post_id', p.id,
      'author', json_build_object('full_name', u.full_name, 'username', coalesce(u.username, ''))) as photo
    from species_photos s
    join posts p on p.id = s.post_id
    cross join lateral (
      select * from post_images own where own.post_id = s.post_id and own.position = s.position offset 0
    ) i
    join media m on m.hash = i.media_hash
    join users u on u.id = p.author_id
    where s.species = ${species}::text and ${isOpen} and ${notSuspended(sql`p.author_id`, sql`${now}::timestamptz`)}
    order by s.chosen_at desc, s.post_id, s.position limit ${literal(MAX_SHOWN)}`,
);

/** Latest first. */
export async function readSpeciesPhotos(db: Db, species: string, now: Date): Promise<SpeciesPhoto[]> {
  return (await photosOfSpecies.run(db, species, now.toISOString())).map(({ photo }) => photo);
}
