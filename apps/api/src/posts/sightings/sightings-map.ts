import type { MapBox, SightingGroup, SightingsMap, SightingsMapQuery } from '@aranya/contracts';
import { areas, CELL_DEGREES, parks, wideGroups } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import { postRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { keysBelow } from '../../taxa/keys-below';
import { taxonIdIn } from '../../taxa/named-taxon';
import { notHidden } from '../view/visibility';
import { inMonth, monthKey } from './sighting-lists';

/** The newest of a box. */
const MAX_COUNTED = 10_000;
const MAX_LISTED = 50;

/** Degrees of squares, of which about twenty stand side by side. */
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const SQUARES = 20;

const stepFor = ({ south, west, north, east }: MapBox) =>
  STEPS.find((step) => Math.max(north - south, east - west) <= step * SQUARES) ?? 5;

const namedPlaces = [
  ...parks.map(({ slug, coordinates }) => ({ key: slug, ...coordinates })),
  ...areas.filter(({ park }) => park === undefined).map(({ key, coordinates }) => ({ key, ...coordinates })),
];

const placesIn = ({ south, west, north, east }: MapBox) =>
  namedPlaces.filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east);

/** The taxon groups in a wider one; `among` is false where they are those outside of it. */
function groupsIn(group: SightingGroup | undefined): { groups: readonly string[] | null; among: boolean } {
  if (group === undefined) return { groups: null, among: true };
  if (group !== 'other invertebrates') return { groups: wideGroups[group], among: true };
  return { groups: Object.values(wideGroups).flat(), among: false };
}

/** As `YYYY-MM-DD`. */
const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

type Values = [
  me: string,
  /** South, west, north, east. */
  box: readonly string[],
  step: number,
  ...places: [keys: string[], lats: string[], lngs: string[]],
  species: string | null,
  ...group: [groups: readonly string[] | null, among: boolean],
  ...time: [since: string | null, month: string],
  counted: number,
  listed: number,
];

const ofPlace = (field: string) => sql.raw(`p.sighting->'place'->>'${field}'`);
const seenOn = sql.raw(`p.sighting->>'seen_on'`);
const half = literal(2);
/** Degrees. In larger squares, parks count with what is around them. */
const coarse = sql.raw(String(CELL_DEGREES.coarse));

/**
 * Reads only what others may see: list columns find sightings near the box, and `posts.sighting` has place
 * and day. "offset 0" makes the planner look at animals of what is near, not at all sightings of an animal.
 */
const sightingsMap = defineStatement<{ map: SightingsMap }, Values>(
  'sightings_map',
  (me, edges, step, keys, lats, lngs, species, groups, among, since, month, counted, listed) => {
    const viewer = createViewer(sql`${me}::uuid`, ['hidden_people', 'unlisted_people']);
    const edge = (at: number) => sql`(${edges}::float8[])[${literal(at)}]`;
    const box = { south: edge(1), west: edge(2), north: edge(3), east: edge(4) };
    const reach = sql.raw(String(CELL_DEGREES.coarse / 2));
    const newest = sql`order by created_at desc, post_id desc limit ${counted}::int + 1`;
    const until = sql`right(${seenOn}, 10)`;
    return sql`
      with ${viewer.tables},
      below as materialized (select key from ${keysBelow(sql`${species}::text`)} k),
      near as materialized (
        select * from (
          (select s.post_id, s.created_at, null as park, s.cell_lat as lat, s.cell_lng as lng from sightings s
            where s.cell_lat between ${box.south} - ${reach} and ${box.north} + ${reach}
              and s.cell_lng between ${box.west} - ${reach} and ${box.east} + ${reach}
            ${newest})
          union all
          select s.post_id, s.created_at, a.park, a.lat, a.lng
          from unnest(${keys}::text[], ${lats}::float8[], ${lngs}::float8[]) a (park, lat, lng)
          cross join lateral (
            select e.post_id, e.created_at from sightings e where e.public_park = a.park ${newest}
          ) s
        ) found ${newest}
      ),
      shown as materialized (
        select near.post_id, near.created_at, near.park, p.sighting,
          coalesce((${ofPlace('lat')})::float8, near.lat) as lat, coalesce((${ofPlace('lng')})::float8, near.lng) as lng,
          case ${ofPlace('kind')} when 'cell' then coalesce((${ofPlace('degrees')})::float8, ${coarse}) else 0 end as degrees
        from (select * from near limit ${counted}::int) near
        cross join lateral (select * from posts where id = near.post_id offset 0) p
        where p.author_id not in (select id from ${viewer.unlisted_people}) and ${notHidden(viewer.id, postRow('p'))}
          and (${species}::text is null or exists (
            select 1 from sighting_species n where n.post_id = near.post_id and (n.species in (select key from below)) is true offset 0))
          and (${groups}::text[] is null or exists (
            select 1 from sighting_species n
            cross join lateral (
              (select t."group" from taxa t where t.id = ${taxonIdIn(sql`n.species`)} or t.species = n.species limit 1)
              union all
              select split_part(n.species, ':', 2) where n.species like 'free:%' and n.species not like 'free:unknown:%') t
            where n.post_id = near.post_id and (t."group" = any (${groups}::text[])) = ${among}::boolean offset 0))
          and (${since}::text is null or ${until} >= left(${since}::text, length(${until})))
          and ${inMonth(sql`${month}::text`)}
      ),
      inside as materialized (
        select * from shown
        where lat + degrees / ${half} >= ${box.south} and lat - degrees / ${half} <= ${box.north}
          and lng + degrees / ${half} >= ${box.west} and lng - degrees / ${half} <= ${box.east}
      ),
      squares as (
        select side, floor(lat / side) as row, floor(lng / side) as col, count(*)::int as total, min(lat) as lat, min(lng) as lng,
          min(degrees) as degrees, case when count(park) = count(*) and min(park) = max(park) then min(park) end as park,
          min(lat) = max(lat) and min(lng) = max(lng) and min(degrees) = max(degrees) as at_one_place
        from inside cross join lateral (select greatest(degrees, ${step}::float8) as side) square
        group by side, floor(lat / side), floor(lng / side), case when ${step}::float8 <= ${coarse} then inside.park end
      ),
      marks as (
        select total, park,
          case when at_one_place then lat else round(((row + 0.5) * side)::numeric, 4) end as lat,
          case when at_one_place then lng else round(((col + 0.5) * side)::numeric, 4) end as lng,
          case when at_one_place then degrees else side end as degrees
        from squares
      )
      select json_build_object(
        'marks', (select coalesce(json_agg(marks), '[]') from marks),
        'total', (select count(*)::int from inside),
        'has_more', (select count(*) from near) > ${counted}::int,
        'sightings', (
          select coalesce(json_agg(json_build_object('post_id', l.post_id, 'species', l.sighting->'species',
            'place', l.sighting->'place', 'seen_on', l.sighting->'seen_on', 'protected', l.sighting->'protected')), '[]')
          from (select * from inside order by created_at desc, post_id desc limit ${listed}::int) l)) as map`;
  },
);

export interface MapReading {
  currentUserId: string;
  query: SightingsMapQuery;
  now: Date;
}

/** @param counted at most so many sightings of the box, the newest */
export async function readSightingsMap(
  db: Db,
  { currentUserId, query, now }: MapReading,
  counted = MAX_COUNTED,
): Promise<SightingsMap> {
  const { south, west, north, east, species = null, last_days: days, month } = query;
  const places = placesIn(query);
  const { groups, among } = groupsIn(query.group);
  const [row] = await sightingsMap.run(
    db,
    currentUserId,
    [south, west, north, east].map(String),
    stepFor(query),
    places.map(({ key }) => key),
    places.map(({ lat }) => String(lat)),
    places.map(({ lng }) => String(lng)),
    species,
    groups,
    among,
    days === undefined ? null : dayBefore(now, days),
    monthKey(month),
    counted,
    MAX_LISTED,
  );
  if (row === undefined) throw new Error('A map is one row.');
  return row.map;
}
