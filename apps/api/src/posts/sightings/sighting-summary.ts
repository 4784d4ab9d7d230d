import type { SightingSummary } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { keysBelow } from '../../taxa/keys-below';
import { namedTaxon } from '../../taxa/named-taxon';

const MAX_ENTRIES = 50;

const total = sql`count(*)::int as total`;

/** Groups rows of `seen`. */
const largest = (columns: SQL, from: SQL, order: SQL) => sql`(
  select coalesce(json_agg(g), '[]') from (
    select ${columns}, ${total} from ${from} group by ${order} order by total desc, ${order} limit ${literal(MAX_ENTRIES)}
  ) g)`;

/** The months of the first and last day that others see; only a week can lie in two. */
const months = sql`left(p.sighting->>'seen_on', 7) as month, left(right(p.sighting->>'seen_on', 10), 7) as until`;

/** Rows without a month are left out. */
const byMonth = sql`(
  select json_agg(coalesce(counted.total, 0) order by number) from generate_series(1, 12) number
  left join (
    select right(each.month, 2)::int as number, ${total} from (
      select month from seen union all select until from seen where until <> month
    ) each group by 1
  ) counted using (number))`;

const head = sql`'total', (select count(*)::int from seen),
  'members', (select count(distinct author_id)::int from seen),
  'latest', (select max(month) from seen), 'latest_until', (select max(until) from seen),
  'by_month', ${byMonth}`;

/** Without "offset 0", the planner expects most sightings to have the animal, and reads all. */
const summaryOfSpecies = defineStatement<{ summary: SightingSummary }, [species: string]>(
  'summary_of_species',
  (species) => sql`
    with seen as materialized (
      select s.public_park as park, s.cell_lat as lat, s.cell_lng as lng, p.author_id, ${months}
      from (
        select distinct l.post_id from ${keysBelow(sql`${species}::text`)} other
        cross join lateral (select n.post_id from sighting_species n where n.species = other.key offset 0) l
      ) named
      cross join lateral (
        select e.public_park, e.cell_lat, e.cell_lng from sightings e where e.post_id = named.post_id offset 0
      ) s
      cross join lateral (select * from posts where id = named.post_id and hidden_at is null offset 0) p
    )
    select json_build_object(${head},
      'parks', ${largest(sql`park`, sql`seen where park is not null`, sql`park`)},
      'species', '[]'::json,
      'cells', ${largest(sql`lat, lng`, sql`seen where lat is not null`, sql`lat, lng`)}) as summary`,
);

const summaryOfPark = defineStatement<{ summary: SightingSummary }, [park: string]>(
  'summary_of_park',
  (park) => sql`
    with seen as materialized (
      select s.post_id, p.author_id, ${months} from sightings s join posts p on p.id = s.post_id
      where s.public_park = ${park}::text and p.hidden_at is null
    )
    select json_build_object(${head}, 'parks', '[]'::json,
      'species', ${largest(
        sql`l.species, ${namedTaxon(sql`l.species`)} as taxon`,
        // Pages for everybody do not repeat what members wrote.
        sql`seen join sighting_species l on l.post_id = seen.post_id and l.free_name is distinct from l.species`,
        sql`l.species`,
      )},
      'cells', '[]'::json) as summary`,
);

export interface SummarySubject {
  kind: 'species' | 'park';
  slug: string;
}

export async function readSummary(db: Db, { kind, slug }: SummarySubject): Promise<SightingSummary> {
  const [row] = await (kind === 'species' ? summaryOfSpecies : summaryOfPark).run(db, slug);
  if (row === undefined) throw new Error('A summary is one row.');
  return row.summary;
}
