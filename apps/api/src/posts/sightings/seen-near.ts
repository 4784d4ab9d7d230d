import { areas, CELL_DEGREES, cellOf, parkOrArea, parks, seen, type Seen } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { notSuspended } from '../../people/suspensions';
import type { Database } from '../../platform/db/database';
import { DatabaseAway } from '../../platform/db/failures';
import { defineStatement } from '../../platform/db/statement';
import { taxonIdIn } from '../../taxa/named-taxon';
import { parkKey } from './catalogue';

/** Degrees in both directions: animals know no states, and points have none. */
const AROUND_DEGREES = 2;

/** Limits of the newest sightings: of the place, and of each park and cell around it. */
const NEWEST = { here: 5_000, park: 200, cell: 20 };

const KEPT_MINUTES = 10;
const MAX_KEPT = 500;

const newest = (where: SQL, limit: SQL) => sql`(
  select s.post_id from sightings s where ${where} order by s.created_at desc, s.post_id desc limit ${limit}::int)`;

const month = (day: SQL) => sql`(1 << substr(${day}, 6, 2)::int)`;

/**
 * Counts only what all visitors may see: the public park or cell, and the month. A subspecies counts as its
 * species too.
 */
const seenNear = defineStatement<
  { seen: [id: number, months: number][] },
  [
    park: string | null,
    cell: readonly string[] | null,
    parksAround: readonly string[],
    norths: readonly string[],
    easts: readonly string[],
    now: string,
    ofPlace: number,
    ofPark: number,
    ofCell: number,
  ]
>(
  'seen_near',
  (park, cell, parksAround, norths, easts, now, ofPlace, ofPark, ofCell) => sql`
    with near as materialized (
      select post_id, true as is_here from ${newest(sql`s.public_park = ${park}::text`, ofPlace)} in_park
      union all
      select post_id, true from ${newest(
        sql`s.cell_lat = (${cell}::float8[])[1] and s.cell_lng = (${cell}::float8[])[2]`,
        ofPlace,
      )} in_cell
      union all
      select post_id, false from unnest(${parksAround}::text[]) as other (key)
      cross join lateral ${newest(sql`s.public_park = other.key`, ofPark)} around
      union all
      select post_id, false from unnest(${norths}::float8[]) as north cross join unnest(${easts}::float8[]) as east
      cross join lateral ${newest(sql`s.cell_lat = north and s.cell_lng = east`, ofCell)} around
    ),
    noted as materialized (
      select n.species as key, bit_or(case when near.is_here then p.months else 0 end) as months from near
      cross join lateral (
        select ${month(sql`p.sighting->>'seen_on'`)} | ${month(sql`right(p.sighting->>'seen_on', 10)`)} as months
        from posts p where p.id = near.post_id and p.hidden_at is null
          and ${notSuspended(sql`p.author_id`, sql`${now}::timestamptz`)} offset 0
      ) p
      cross join lateral (select l.species from sighting_species l where l.post_id = near.post_id offset 0) n
      group by 1
    )
    select coalesce(json_agg(json_build_array(id, months)), '[]') as seen from (
      select named.id, bit_or(months) as months from noted
      cross join lateral (
        select id, parent_id, rank from taxa where id = ${taxonIdIn(sql`noted.key`)} or species = noted.key limit 1
      ) t
      cross join lateral (values (t.id), (case t.rank when 'subspecies' then t.parent_id end)) named (id)
      where named.id is not null group by 1
    ) each`,
);

export interface NearQuery {
  park?: string | undefined;
  point?: { lat: number; lng: number } | undefined;
  /** Any month without it. */
  month?: number | undefined;
}

/** Months are bits: 1 << 1 is January. None are set for taxa seen only around the place. */
type Months = ReadonlyMap<number, number>;

/** `middle` is that of the park or cell. */
interface NearPlace {
  park: string | null;
  middle: { lat: number; lng: number };
}

const steps = Math.round(AROUND_DEGREES / CELL_DEGREES.coarse);
const cellsAround = Array.from({ length: 2 * steps + 1 }, (_, step) => (step - steps) * CELL_DEGREES.coarse);

async function readSeen(db: Database, { park, middle }: NearPlace, now: Date): Promise<Months> {
  const { lat, lng } = cellOf(middle);
  const isAround = ({ coordinates }: { coordinates: { lat: number; lng: number } }) =>
    Math.abs(coordinates.lat - lat) <= AROUND_DEGREES && Math.abs(coordinates.lng - lng) <= AROUND_DEGREES;
  const parksAround = [
    ...parks.filter(isAround).map(({ slug }) => slug),
    ...areas.filter((area) => area.park === undefined && isAround(area)).map(({ key }) => key),
  ];
  const [row] = await seenNear.run(
    db.read,
    park,
    park === null ? [lat, lng].map(String) : null,
    parksAround,
    cellsAround.map((step) => String(cellOf({ lat: lat + step, lng }).lat)),
    cellsAround.map((step) => String(cellOf({ lat, lng: lng + step }).lng)),
    now.toISOString(),
    NEWEST.here,
    NEWEST.park,
    NEWEST.cell,
  );
  return new Map(row?.seen);
}

/**
 * Reads what members noted in and around a place. Each process keeps it for ten minutes, so that typing
 * another letter costs no query.
 * @returns a function that answers undefined without a place, and while the database is away
 */
export function createSeenNear({ db, clock }: { db: Database; clock: () => Date }) {
  const kept = new LRUCache<string, Months, NearPlace>({
    max: MAX_KEPT,
    ttl: KEPT_MINUTES * 60_000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => readSeen(db, context, clock()),
  });
  return async ({ park, point, month }: NearQuery): Promise<((id: number) => Seen) | undefined> => {
    const key = park === undefined ? null : parkKey(park);
    const middle = key === null ? point && cellOf(point) : parkOrArea(key)?.coordinates;
    if (middle === undefined) return undefined;
    const place = { park: key, middle };
    try {
      const months = await kept.forceFetch(JSON.stringify(place), { context: place });
      const wanted = month === undefined ? -1 : 1 << month;
      return (id) => {
        const seenIn = months.get(id);
        if (seenIn === undefined) return seen.nowhere;
        return (seenIn & wanted) === 0 ? seen.around : seen.here;
      };
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      return undefined;
    }
  };
}
