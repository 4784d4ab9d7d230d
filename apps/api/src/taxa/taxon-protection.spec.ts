import {
  levelRank,
  type SensitivityLevel,
  sensitivityTable,
  speciesLevel,
  type TaxonProtection,
} from '@aranya/wildlife-data';
import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { taxa, taxonDatasets } from '../platform/db/schema';
import { openTestDatabase } from '../testing/database';
import { readAncestors } from './taxa.repository';
import { readTaxonProtection } from './taxon-protection';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const year = [undefined, ...Array.from({ length: 12 }, (_, month) => month + 1)].flatMap((month) =>
  [false, true].map((atSite) => ({ month, atSite })),
);
const levelsOf = (key: string, protection?: TaxonProtection) =>
  year.map((when) => speciesLevel([key], when, protection && new Map([[key, protection]])));

async function protectionOf(scientificName: string): Promise<TaxonProtection> {
  const [taxon] = await db.write.select().from(taxa).where(eq(taxa.scientificName, scientificName));
  const found = taxon && (await readTaxonProtection(db.write, [taxon.id])).get(taxon.id);
  if (!found) throw new Error(`There is no ${scientificName}.`);
  return found;
}

test('whatever a species of the catalogue belongs to is kept as strictly, in each month and at each site', async () => {
  const linked = await db.write.select().from(taxa).where(isNotNull(taxa.species));
  expect(linked.length).toBeGreaterThan(100);
  const pairs: { species: string; id: number; name: string }[] = [];
  for (const taxon of linked)
    for (const { id, scientific_name: name } of await readAncestors(db.write, taxon))
      pairs.push({ species: taxon.species ?? '', id, name });
  const ids = [...new Set(pairs.map(({ id }) => id))];
  const protections = await readTaxonProtection(db.write, ids);
  const around = new Map(ids.map((id) => [id, levelsOf('taxon', protections.get(id))]));
  const weaker = pairs.filter(({ species, id }) => {
    const own = levelsOf(species);
    return around.get(id)?.some((level, at) => levelRank(level) < levelRank(own[at] ?? 'withheld'));
  });
  expect(weaker).toEqual([]);
});

test('each higher taxon of the table is one that the taxa have, so that its line reaches its members', async () => {
  const names = new Set(
    (await db.write.select({ name: taxa.scientificName }).from(taxa)).map(({ name }) => name),
  );
  const higher = sensitivityTable.map(({ taxon }) => taxon).filter((name) => !name.includes(' '));
  expect([...new Set(higher)].filter((name) => !names.has(name))).toEqual([]);
});

test('a part of a protected species has what is above it', async () => {
  const protection = await protectionOf('Panthera tigris');
  expect(protection.higher_taxa).toEqual(expect.arrayContaining(['Panthera', 'Felidae', 'Mammalia']));
  expect(speciesLevel(['taxon'], {}, new Map([['taxon', protection]]))).toBe('coarse');
});

test.each<[string, boolean, SensitivityLevel]>([
  ['Passer domesticus', true, 'open'],
  ['Merops', true, 'open'],
  ['Passer', false, 'coarse'],
  ['Delias eucharis', true, 'open'],
  ['Aythya baeri', false, 'coarse'],
  ['Pycnonotidae', false, 'coarse'],
  ['Strigiformes', false, 'withheld'],
  ['Pholidota', false, 'withheld'],
  ['Aves', false, 'withheld'],
])('%s: open by the Red List %s, at most %s', async (name, open, level) => {
  const protection = await protectionOf(name);
  expect(protection.open).toBe(open);
  expect(speciesLevel(['taxon'], {}, new Map([['taxon', protection]]))).toBe(level);
});

test('an imported animal, which has no category, keeps the places of what it is part of', async () => {
  const [genus] = await db.write.select().from(taxa).where(eq(taxa.scientificName, 'Merops'));
  if (!genus) throw new Error('There is no Merops.');
  const { id: parentId, group } = genus;
  const imported = { parentId, group, dataset: 'many', extinct: false, india: false, common: 0 };
  await db.write
    .insert(taxonDatasets)
    .values({ name: 'many', title: 'M', credit: 'M', licence: 'CC0', startedAt: new Date() });
  await db.write.insert(taxa).values([
    { ...imported, id: 9_000_001, scientificName: 'Merops orientalis novus', rank: 'subspecies' },
    { ...imported, id: 9_000_002, scientificName: 'Merops novus', rank: 'species' },
  ]);
  expect((await protectionOf('Merops')).open).toBe(false);
  await db.write.delete(taxa).where(eq(taxa.id, 9_000_002));
  expect((await protectionOf('Merops')).open).toBe(true);
  await db.write.delete(taxa).where(eq(taxa.dataset, 'many'));
});

test('ids that are not there have no protection, and none cost no query', async () => {
  expect(await readTaxonProtection(db.write, [999_999_999])).toEqual(new Map());
  expect(await readTaxonProtection(db.write, [])).toEqual(new Map());
});
