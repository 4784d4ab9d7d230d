import type { LifeListTargets } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { inMonth, monthKey } from '../../posts/sightings/sighting-lists';
import { isCatalogued, namedTaxon, taxonIdIn } from '../../taxa/named-taxon';

/** The newest of an area. */
const MAX_COUNTED = 10_000;
const MAX_LISTED = 100;

/** Uses only what others see. A subspecies counts as its species, a higher rank not at all. */
const targets = defineStatement<
  { answer: LifeListTargets },
  [me: string, park: string, month: string, counted: number, listed: number]
>('life_list_targets', (me, park, month, counted, listed) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people', 'unlisted_people']);
  return sql`
    with ${viewer.tables},
    near as materialized (
      select s.post_id from sightings s where s.public_park = ${park}::text
      order by s.created_at desc, s.post_id desc limit ${counted}::int
    ),
    noted as materialized (
      select n.species as key, p.author_id from near
      cross join lateral (select * from posts where id = near.post_id offset 0) p
      cross join lateral (select l.species from sighting_species l where l.post_id = near.post_id offset 0) n
      where p.author_id <> ${viewer.id} and p.author_id not in (select id from ${viewer.unlisted_people})
        and p.hidden_at is null and ${inMonth(sql`${month}::text`)}
    ),
    species_of as materialized (
      select given.key, t.id from (select distinct key from noted) given
      cross join lateral (
        select case rank when 'species' then id when 'subspecies' then parent_id end as id from taxa
        where id = ${taxonIdIn(sql`given.key`)} or species = given.key limit 1
      ) t where t.id is not null
    ),
    counted as materialized (
      select id, count(distinct author_id)::int as members, min(key) filter (where ${isCatalogued(sql`key`)}) as slug
      from noted join species_of using (key) group by id
    ),
    own as materialized (
      select mine.species from sighting_species mine where mine.author_id = ${viewer.id}
      union all select species from life_records where user_id = ${viewer.id}
      union all select species from imported_records where user_id = ${viewer.id}
    ),
    own_ids as materialized (
      select c.id from counted c
      cross join lateral (
        select 'taxon-' || id as key, species from taxa where id = c.id
        union all select 'taxon-' || id, species from taxa where parent_id = c.id
      ) t
      cross join lateral (values (t.key), (t.species)) named (key)
      join own on own.species = named.key
    ),
    targets as materialized (
      select members, coalesce(slug, 'taxon-' || id) as key from counted where id not in (select id from own_ids)
    )
    select json_build_object(
      'noted', (select count(*)::int from counted),
      'total', (select count(*)::int from targets),
      'targets', (
        select coalesce(json_agg(json_build_object('species', key, 'members', members, 'taxon', ${namedTaxon(sql`key`)})
          order by members desc, key collate "C"), '[]')
        from (select * from targets order by members desc, key collate "C" limit ${listed}::int) l)) as answer`;
});

export interface TargetsQuery {
  currentUserId: string;
  /** A guide park's slug, or an area's key. */
  park: string;
  /** From 1 to 12. */
  month: number;
}

export async function readTargets(
  db: Db,
  { currentUserId, park, month }: TargetsQuery,
  counted = MAX_COUNTED,
): Promise<LifeListTargets> {
  const [row] = await targets.run(db, currentUserId, park, monthKey(month), counted, MAX_LISTED);
  if (row === undefined) throw new Error('Targets are one row.');
  return row.answer;
}
