import { limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/types';
import { openTestDatabase } from '../../testing';
import { listPhotos } from './photos';

/** A statement looks at 200 posts. */
const POSTS = 900;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  // The newest 250 name no species; of the others, each has one or both, and each tenth is hidden. Three share a moment.
  const statements = `
    insert into users (id, issuer, subject, full_name) values (gen_random_uuid(), 'i', 's', 'Asha')
    insert into media (hash, type, kind, bytes, width, height)
      values (repeat('a', 64), 'image/webp', 'post', 1, 1, 1), (repeat('b', 64), 'image/webp', 'post', 1, 1, 1)
    insert into posts (id, author_id, content, post_type, asks, agreed_species, hidden_at, hidden_reason, created_at)
      select ('b0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, u.id, 'A cat', 'text_with_image', true,
        case when n <= ${POSTS - 250} and n % 3 > 0 then 'bengal-tiger' end, case when n % 10 = 0 then now() end,
        case when n % 10 = 0 then 'Spam' end, '2026-01-01'::timestamptz + n / 3 * interval '1 minute'
      from users u, generate_series(1, ${POSTS}) n
    insert into post_images (post_id, position, media_hash, licence)
      select p.id, k, repeat(case k when 0 then 'a' else 'b' end, 64),
        case when right(p.id::text, 1) = '5' and k = 0 then 'all_rights_reserved' else 'cc_by' end
      from posts p, generate_series(0, 1) k
    insert into sightings (post_id, author_id, lat, lng, seen_on, created_at)
      select id, author_id, 1, 1, '2026-01-01', created_at from posts
      where id <= 'b0000000-0000-4000-8000-${String(POSTS - 250).padStart(12, '0')}' and right(id::text, 1) in ('1', '2', '3', '5')
    insert into sighting_species (post_id, species, position, count, author_id, seen_on, created_at)
      select post_id, species, k - 1, 1, author_id, seen_on, created_at
      from sightings, unnest(array['bengal-tiger', 'leopard']) with ordinality as seen (species, k)
    insert into species_photos (species, post_id, position)
      select species, i.post_id, i.position from post_images i join sighting_species s on s.post_id = i.post_id`;
  for (const statement of statements.split(/\n {4}(?=insert)/))
    if (statement.trim() !== '') await db.write.execute(sql.raw(statement));
});
afterAll(() => db.close());

const OPEN = sql`i.licence <> 'all_rights_reserved' and p.hidden_at is null`;
const named = sql`select p.id, i.position, s.species from posts p join post_images i on i.post_id = p.id
  join sighting_species s on s.post_id = p.id where ${OPEN}
  union select p.id, i.position, p.agreed_species from posts p join post_images i on i.post_id = p.id
  where ${OPEN} and p.agreed_species is not null`;
const chosen = sql`select p.id, i.position, s.species from posts p join post_images i on i.post_id = p.id
  join species_photos s on (s.post_id, s.position) = (i.post_id, i.position) where ${OPEN}`;

interface List {
  species?: string;
  only?: 'featured';
}

async function expected({ species, only }: List): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    db.read,
    sql`select concat_ws(' ', id, position, species) as name from (${only ? chosen : named}) all_of
      where ${species === undefined ? sql`true` : sql`species = ${species}`}`,
  );
  return rows.map(({ name }) => name).sort();
}

async function walk(list: List, limit: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { photos, next_cursor: next } = await listPhotos(db.read, { ...list, limit, cursor });
    const page = JSON.parse(photos.text) as { post_id: string; position: number; species: string }[];
    expect(page.length).toBeLessThanOrEqual(limit);
    found.push(...page.map((one) => `${one.post_id} ${one.position} ${one.species}`));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return found;
}

describe.each<List>([
  {},
  { species: 'bengal-tiger' },
  { species: 'leopard' },
  { only: 'featured' },
  { only: 'featured', species: 'leopard' },
])('pictures of %j', (list) => {
  test.each([limits.pageMax, 7])(
    'all come, none twice, newest posts first, in pages of %d',
    async (limit) => {
      const found = await walk(list, limit);
      const wanted = await expected(list);
      expect(wanted.length).toBeGreaterThan(250);
      expect(found.toSorted()).toEqual(wanted);
      const posts = found.map((name) => name.slice(0, 36));
      expect(posts).toEqual(posts.toSorted().reverse());
    },
  );
});
