import { FIRST_OWN_TAXON_ID, loadTaxa, type Taxon, taxaVersion } from '@aranya/wildlife-data';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { taxa, taxaVersions, taxonDatasets, taxonNames } from '../platform/db/schema';
import { openOwnTestDatabase } from '../testing/database';
import { seedTaxa, type ShippedTaxa } from './seed-taxa';

let db: Database;
beforeAll(async () => {
  db = await openOwnTestDatabase();
});
afterAll(() => db.close());

const taxon = (id: number, more: Partial<Taxon> = {}): Taxon => ({
  id,
  rank: 'species',
  scientific_name: `Testus n${id}`,
  name: null,
  parent_id: null,
  group: 'birds',
  iucn: null,
  extinct: false,
  india: false,
  common: 0,
  species: null,
  avibase: null,
  names: [],
  ...more,
});

const release = (version: string, all: readonly Taxon[]): ShippedTaxa & { load: jest.Mock } => ({
  version,
  load: jest.fn(() => Promise.resolve(all)),
});

const counts = async () => {
  const [rows] = await db.write.select({ taxa: count() }).from(taxa);
  const [names] = await db.write.select({ names: count() }).from(taxonNames);
  return { ...rows, ...names };
};

test('migrations bring all shipped taxa, and a second start reads none of them', async () => {
  const shipped = await loadTaxa();
  const names = shipped.reduce((sum, { names: all }) => sum + all.length, 0);
  expect(await counts()).toEqual({ taxa: shipped.length, names });
  const again = release(taxaVersion, []);
  await seedTaxa(db.write, again);
  expect(again.load).not.toHaveBeenCalled();
  expect(await counts()).toEqual({ taxa: shipped.length, names });
});

test('a release changes what it ships, adds and takes away, and leaves the own ones of the installation', async () => {
  const old = { name: 'old', kind: 'common', language: null, used_in: null } as const;
  await seedTaxa(
    db.write,
    release('first', [taxon(1, { rank: 'genus' }), taxon(2, { parent_id: 1, names: [old] }), taxon(3)]),
  );
  await db.write.insert(taxa).values({
    ...{ id: FIRST_OWN_TAXON_ID, rank: 'species', scientificName: 'Testus noster', group: 'birds' },
    ...{ extinct: false, india: true, common: 0, parentId: 3 },
  });
  await db.write
    .insert(taxonNames)
    .values({ taxonId: FIRST_OWN_TAXON_ID, name: 'ours', kind: 'common', position: 0 });
  const facts = { title: 'T', credit: 'C', licence: 'CC0', startedAt: new Date() };
  await db.write.insert(taxonDatasets).values({ name: 'imported', ...facts });
  const imported = { taxonId: 2, kind: 'common', dataset: 'imported' } as const;
  await db.write.insert(taxonNames).values([
    { ...imported, name: 'new', language: 'hi', position: 1000 },
    { ...imported, name: 'theirs', position: 1001 },
  ]);

  const shared = { name: 'new', kind: 'common', used_in: null } as const;
  const now = [
    { ...shared, language: 'hi' },
    { ...shared, language: 'mr', used_in: 'Konkan' },
  ] as const;
  await seedTaxa(
    db.write,
    release('second', [taxon(4, { rank: 'genus' }), taxon(2, { parent_id: 4, name: 'Two', names: now })]),
  );
  const rows = await db.write.select().from(taxa).orderBy(taxa.id);
  expect(rows.map(({ id, name, parentId }) => [id, name, parentId])).toEqual([
    [2, 'Two', 4],
    [4, null, null],
    [FIRST_OWN_TAXON_ID, null, null],
  ]);
  const named = { kind: 'common', usedIn: null, dataset: null };
  expect(await db.write.select().from(taxonNames).orderBy(taxonNames.taxonId, taxonNames.position)).toEqual([
    { ...named, taxonId: 2, name: 'new', language: 'hi', position: 0 },
    { ...named, taxonId: 2, name: 'new', language: 'mr', usedIn: 'Konkan', position: 1 },
    { ...named, ...imported, name: 'theirs', language: null, position: 1001 },
    { ...named, taxonId: FIRST_OWN_TAXON_ID, name: 'ours', language: null, position: 0 },
  ]);
  expect(await db.write.select({ version: taxaVersions.version }).from(taxaVersions)).toEqual([
    { version: 'second' },
  ]);
});

test('a release that cannot be written leaves the last one whole', async () => {
  await seedTaxa(db.write, release('sound', [taxon(2, { name: 'Two' })]));
  const broken = release('broken', [taxon(2, { name: 'Other' }), taxon(3, { parent_id: 77 })]);
  await expect(seedTaxa(db.write, broken)).rejects.toThrow();
  const [row] = await db.write.select().from(taxa).where(eq(taxa.id, 2));
  expect(row?.name).toBe('Two');
  expect((await db.write.select().from(taxaVersions))[0]?.version).toBe('sound');
});

test('before the migration there is nothing to write', async () => {
  await db.write.execute(sql`drop table taxa_versions`);
  const later = release('later', []);
  await seedTaxa(db.write, later);
  expect(later.load).not.toHaveBeenCalled();
});
