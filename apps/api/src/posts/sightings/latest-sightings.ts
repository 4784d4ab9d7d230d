import type { LatestSightings } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { notSuspended } from '../../people/suspensions';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { pictureUrl } from '../../platform/media/picture-json';
import { namedTaxon } from '../../taxa/named-taxon';

const SHOWN = 3;

type LatestSighting = LatestSightings['sightings'][number];

/**
 * Only of level 0: the order of others would tell when a protected animal was seen. Pages for everybody do not repeat
 * what members wrote, such as free names.
 */
const latestSightings = defineStatement<{ sighting: LatestSighting }, [now: string]>(
  'latest_sightings',
  (now) => sql`
    select json_build_object('species', l.species, 'taxon', ${namedTaxon(sql`l.species`)}, 'park', s.public_park,
      'cell', case when s.cell_lat is not null then json_build_object('lat', s.cell_lat, 'lng', s.cell_lng) end,
      'month', left(p.sighting->>'seen_on', 7),
      'picture', (
        select json_build_object('url', ${pictureUrl(sql`m.hash`)}, 'width', m.width, 'height', m.height, 'alt', i.alt,
          'licence', i.licence, 'author', u.full_name)
        from post_images i join media m on m.hash = i.media_hash join users u on u.id = p.author_id
        where i.post_id = p.id and i.licence <> 'all_rights_reserved' order by i.position limit 1
      )) as sighting
    from sightings s
    join posts p on p.id = s.post_id
    cross join lateral (
      select n.species from sighting_species n
      where n.post_id = s.post_id and n.free_name is distinct from n.species order by n.position limit 1
    ) l
    where s.level = 0 and p.hidden_at is null and ${notSuspended(sql`p.author_id`, sql`${now}::timestamptz`)}
    order by s.created_at desc, s.post_id desc limit ${literal(SHOWN)}`,
);

export async function readLatestSightings(db: Db, now: Date): Promise<LatestSighting[]> {
  return (await latestSightings.run(db, now.toISOString())).map(({ sighting }) => sighting);
}
