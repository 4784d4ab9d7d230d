import type { Author, LifeListEntry } from '@aranya/contracts';
import { recordPlace, speciesLevel } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { Json } from '../../platform/plugins/json-answer';
import { authorJson } from '../../people/author-json';
import { ownerSelection } from '../../people/relationship';
import type { SharedAccess } from '../../people/relationship.policy';
import { countSpecies } from '../../taxa/count-species';
import { namedTaxon } from '../../taxa/named-taxon';
import { readProtectedTaxa } from '../../posts/sightings/sighted-taxa';
import { today } from '../../posts/sightings/write-sighting';
import { namedPoint } from '../../posts/view/post-json';

/** Greater than any day of its month or year, so that exact days come first. */
const latestDay = (seenOn: SQL) => sql`(${seenOn} || substr('9999-99-99', length(${seenOn}) + 1))`;

/**
 * Reads `species`, `seen_on`, `place` and `post_id`. Ticked and imported rows have no post and count once
 * together.
 * @param more fields, for `json_build_object`
 */
function selectEntries(rows: SQL, more: SQL = sql``): SQL {
  const sighting = sql`json_build_object('seen_on', s.seen_on, 'place', s.place, 'post_id', s.post_id)`;
  return sql`
    select coalesce(json_agg(entry order by species collate "C"), '[]')::text as entries,
      coalesce(array_agg(species), '{}') as keys from (
      select s.species, json_build_object(
        'species', s.species, 'times', count(s.post_id) + bool_or(s.post_id is null)::int,
        'first', (array_agg(${sighting} order by ${latestDay(sql`s.seen_on`)} collate "C", s.post_id))[1],
        'latest', (array_agg(${sighting} order by s.seen_on collate "C" desc nulls last, s.post_id desc))[1],
        'parks', coalesce(json_agg(distinct s.place->>'park') filter (where s.place->>'park' is not null), '[]'),
        'taxon', ${namedTaxon(sql`s.species`)}${more}
      ) as entry
      from (${rows}) s group by s.species
    ) grouped`;
}

const park = (column: SQL) => sql`json_build_object('kind', 'park', 'park', ${column})`;

/** A species of several imports counts once, by its first day. */
const imported = (userId: SQL) => sql`
  select species, to_char(min(seen_on), 'YYYY-MM-DD') as seen_on
  from imported_records where user_id = ${userId}::uuid group by species`;

interface EntriesRow extends Record<string, unknown> {
  entries: string;
  keys: string[];
}

const ownEntries = defineStatement<EntriesRow, [userId: string]>('own_life_list', (me) =>
  selectEntries(
    sql`
      select n.species, to_char(n.seen_on, 'YYYY-MM-DD') as seen_on, n.post_id, null::json as record, false as imported,
        case when d.park is not null then ${park(sql`d.park`)}
          when d.lat is not null then ${namedPoint(sql`d`)} end as place
      from sighting_species n join sightings d on d.post_id = n.post_id where n.author_id = ${me}::uuid
      union all
      select r.species, r.seen_on, null,
        json_build_object('seen_on', r.seen_on, 'park', r.park), false,
        case when r.park is not null then ${park(sql`r.park`)} end
      from life_records r where r.user_id = ${me}::uuid
      union all
      select i.species, i.seen_on, null, null, true, null from (${imported(me)}) i`,
    sql`, 'record', (array_agg(s.record) filter (where s.record is not null))[1], 'imported', bool_or(s.imported)`,
  ),
);

/** Reads only what others see, so that even order and number tell no more. */
const sharedEntries = defineStatement<EntriesRow, [ownerId: string, records: string]>(
  'shared_life_list',
  (owner, records) =>
    selectEntries(sql`
    select n.species, p.sighting->>'seen_on' as seen_on, p.id as post_id, p.sighting->'place' as place
    from sighting_species n join posts p on p.id = n.post_id
    where n.author_id = ${owner}::uuid and p.hidden_at is null and p.sighting is not null
    union all
    select r.species, r.seen_on, null, r.place
    from json_to_recordset(${records}::json) r (species text, seen_on text, place json)`),
);

interface RecordRow extends Record<string, unknown> {
  species: string;
  seen_on: string | null;
  park: string | null;
}

const ownRecords = defineStatement<RecordRow, [ownerId: string]>(
  'life_records_of',
  (owner) => sql`
    select r.species, r.seen_on, r.park from life_records r where r.user_id = ${owner}::uuid
    union all
    select i.species, i.seen_on, null from (${imported(owner)}) i`,
);

interface OwnerRow extends SharedAccess, Record<string, unknown> {
  owner: string | null;
}

const access = defineStatement<OwnerRow, [currentUserId: string, ownerId: string]>(
  'life_list_access',
  (me, ownerId) =>
    ownerSelection(me, ownerId, (u) => sql`${u}.life_list as visibility, ${authorJson(u)}::text as owner`),
);

export interface LifeListOwner extends SharedAccess {
  owner: Json<Author>;
}

export async function readOwner(db: Db, currentUserId: string, ownerId: string): Promise<LifeListOwner> {
  const [row] = await access.run(db, currentUserId, ownerId);
  if (row === undefined) throw new Error('A left join of one row has one row.');
  return { ...row, owner: new Json(row.owner ?? 'null') };
}

/** By the month, as others see them: a ticked protected species would tell its day. */
async function readSharedRecords(db: Db, ownerId: string): Promise<string> {
  const records = await ownRecords.run(db, ownerId);
  const taxa = await readProtectedTaxa(
    db,
    records.map(({ species }) => species),
  );
  // In any month of the year.
  const levelFor = (species: string) => speciesLevel([species], {}, taxa);
  return JSON.stringify(
    records.map(({ species, seen_on: seenOn, park: recorded }) => ({
      species,
      seen_on: seenOn && seenOn.slice(0, 7),
      place: recorded && recordPlace(recorded, levelFor(species), seenOn, today()),
    })),
  );
}

/** @param own others read only public values */
export async function readEntries(
  db: Db,
  ownerId: string,
  own: boolean,
): Promise<{ species: Json<LifeListEntry[]>; species_count: number }> {
  const [row] = await (own
    ? ownEntries.run(db, ownerId)
    : sharedEntries.run(db, ownerId, await readSharedRecords(db, ownerId)));
  const { entries = '[]', keys = [] } = row ?? {};
  return { species: new Json(entries), species_count: await countSpecies(db, keys) };
}
