import { apiContract, taxonKey } from '@aranya/contracts';
import { FIRST_OWN_TAXON_ID } from '@aranya/wildlife-data';
import { asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { type CommandContext, CommandError } from '../../platform/commands/command';
import { importedKeys, taxa, taxonDatasets, taxonNames } from '../../platform/db/schema';
import { queryRows } from '../../platform/db/types';
import { call, usePostsApi } from '../../posts/posts.testing';
import { publishSighting } from '../../posts/sightings/sightings.testing';
import { makeImportFolder, makeTaxonArchive, taxonCells } from '../../taxa/import/import.testing';
import { type ImportOptions, importTaxa } from '../../taxa/import/import-taxa';
import { openTaxonFile } from '../../taxa/import/open-taxon-file';
import { createTaxonSearch, type TaxonSearch } from '../../taxa/taxon-search';
import { useMembers } from '../../testing';
import { run } from './import-taxa.command';

const api = usePostsApi();
const [asha] = useMembers(api, 'asha');
let files: Awaited<ReturnType<typeof makeImportFolder>>;
beforeAll(async () => {
  files = await makeImportFolder();
});
afterAll(() => files.remove());

async function removeAll() {
  await api.db.write.delete(importedKeys);
  await api.db.write.delete(taxonNames).where(isNotNull(taxonNames.dataset));
  await api.db.write.delete(taxa).where(gte(taxa.id, FIRST_OWN_TAXON_ID));
  await api.db.write.delete(taxonDatasets);
}
beforeEach(removeAll);
afterEach(removeAll);

async function importing(...args: string[]): Promise<{ output: string; told: string[] }> {
  const told: string[] = [];
  const context = { db: api.db, folder: files.folder, tell: (line: string) => void told.push(line) };
  return { output: await run(args)(context as unknown as CommandContext), told };
}

const taxon = (taxonID: string, scientificName: string, taxonRank: string, parent = '', more = {}) =>
  taxonCells({ taxonID, scientificName, taxonRank, parentNameUsageID: parent, ...more });
const synonym = (taxonID: string, scientificName: string, accepted: string) =>
  taxon(taxonID, scientificName, 'species', '', {
    acceptedNameUsageID: accepted,
    taxonomicStatus: 'synonym',
  });

/** Squirrels that nobody has seen, in no order, among what is shipped. */
const GHATS = [
  taxon('s3', 'Ratufa nova montana Rao, 2021', 'subspecies', 's1'),
  taxon('s1', 'Ratufa nova Rao, 2020', 'species', 't'),
  taxon('t', 'Ratufini', 'tribe', 'g1'),
  taxon('g1', 'Ratufa Gray, 1867', 'genus', 'f'),
  taxon('g2', 'Novosciurus', 'genus', 'f'),
  taxon('s2', 'Novosciurus mirus', 'species', 'g2'),
  taxon('s4', 'Ratufa indica (Erxleben, 1777)', 'species', 'g1'),
  taxon('f', 'Sciuridae', 'family', 'o'),
  taxon('o', 'Rodentia', 'order', 'k'),
  taxon('k', 'Animalia', 'kingdom'),
  taxon('c', 'Novozoa', 'class', 'k'),
  synonym('y1', 'Ratufa vetus', 's1'),
  synonym('y2', 'Sciurus erxlebeni', 's4'),
  // The name of another shipped animal stays that animal's.
  synonym('y3', 'Ratufa bicolor', 's1'),
  synonym('y4', 'Ratufa nulla', 'nowhere'),
  taxon('p', 'Prunella vulgaris', 'species', 'pg'),
  taxon('pg', 'Prunella', 'genus', 'pf'),
  taxon('pf', 'Lamiaceae', 'family'),
  taxonCells({ taxonID: 'b', taxonRank: 'species' }),
  taxon('s9', 'Ratufa nova Other, 2022', 'species', 'g1'),
];
const NAMES = [
  ['s1', 'New Giant Squirrel', 'eng'],
  ['s1', 'naya shekru', 'mr'],
  ['s4', 'மலபார் அணில்', 'tam'],
  ['s4', 'Indian Giant Squirrel', 'eng'],
];
const writeGhats = async (rows = GHATS) => files.write('ghats.zip', await makeTaxonArchive(rows, NAMES));

const SUMMARY = `  5 animals new, 0 changed, 0 as before
  4 animals known already, which stay as they are
  2 new synonyms and 2 new names that people use
  skipped: 1 of the rank tribe, 1 of the rank kingdom
  6 lines that could not be used`;

async function readDataset(dataset = 'ghats') {
  const rows = await queryRows<{ said: string }>(
    api.db.write,
    sql`
      select t.source_id || ' ' || t.rank || ' ' || t.scientific_name || ' (' || coalesce(t.name, '-') || ', ' || t."group" || ') in '
        || coalesce(p.scientific_name, '-') as said
      from taxa t left join taxa p on p.id = t.parent_id where t.dataset = ${dataset}
      union all
      select t.scientific_name || ': ' || n.name || ' ' || n.kind || ' ' || coalesce(n.language, '-')
      from taxon_names n join taxa t on t.id = n.taxon_id where n.dataset = ${dataset}
      union all
      select 'key' || key || ' of ' || t.scientific_name from imported_keys k join taxa t on t.id = k.taxon_id
      where k.dataset = ${dataset} and k.is_whole
      order by 1`,
  );
  return rows.map(({ said }) => said).sort();
}
const shipped = () =>
  queryRows(
    api.db.write,
    sql`
      select md5(string_agg(t::text, '' order by id)) as taxa,
        (select md5(string_agg(n::text, '' order by taxon_id, position)) from taxon_names n where dataset is null) as names
      from taxa t where dataset is null`,
  );
/** Made before each import: what is imported is found without a restart. */
let kept: TaxonSearch;
beforeAll(() => {
  kept = createTaxonSearch(api.db);
});
const search = async (text: string) => {
  const { found } = await kept.find(text, 5);
  return found.map(({ taxon: { scientific_name: name } }) => name);
};

test('a dry run tells what would change, and the import does it; what is shipped stays', async () => {
  await writeGhats();
  const before = await shipped();
  const dry = await importing('ghats.zip', '--dry-run');
  expect(dry.output).toBe(`Nothing was written. It would be:\n${SUMMARY}`);
  expect(await api.db.write.$count(taxonDatasets)).toBe(0);
  expect(await readDataset()).toEqual([]);

  const { output, told } = await importing('ghats.zip');
  expect(output).toBe(`Done:\n${SUMMARY}`);
  expect(told).toEqual([
    'line 20: it has no scientific name',
    'line 19: nothing is known that Lamiaceae could be part of',
    'line 18: nothing is known that Prunella could be part of',
    'line 17: nothing is known that Prunella vulgaris could be part of',
    'line 21: Ratufa nova stands in line 3 already',
    'line 16: the accepted name of Ratufa nulla was not brought in',
  ]);
  expect(await shipped()).toEqual(before);
  expect(await readDataset()).toEqual(
    [
      'c class Novozoa (-, other animals) in -',
      'g2 genus Novosciurus (-, mammals) in Sciuridae',
      's1 species Ratufa nova (New Giant Squirrel, mammals) in Ratufa',
      's2 species Novosciurus mirus (-, mammals) in Novosciurus',
      's3 subspecies Ratufa nova montana (-, mammals) in Ratufa nova',
      'Ratufa nova: Ratufa vetus synonym -',
      'Ratufa nova: naya shekru common mr',
      'Ratufa indica: Sciurus erxlebeni synonym -',
      'Ratufa indica: மலபார் அணில் common ta',
      ...['novozoa of Novozoa', 'novosciurus of Novosciurus', 'ratufa nova of Ratufa nova'].map(
        (key) => `key ${key}`,
      ),
      ...['new giant squirrel of Ratufa nova', 'novosciurus mirus of Novosciurus mirus'].map(
        (key) => `key ${key}`,
      ),
      ...['ratufa nova montana of Ratufa nova montana', 'ratufa vetus of Ratufa nova'].map(
        (key) => `key ${key}`,
      ),
      ...['naya shekru of Ratufa nova', 'sciurus erxlebeni of Ratufa indica'].map((key) => `key ${key}`),
      'key மலபார் அணில் of Ratufa indica',
    ].sort(),
  );
  expect(await importing('--list')).toMatchObject({
    output: expect.stringMatching(/^ghats {2}Animals of the Made-up Ghats \(CC BY 4\.0\), \d{4}-/) as string,
  });
});

test('searches find imported names at once, by the same rules and beside the shipped ones', async () => {
  await writeGhats();
  expect((await kept.find('ratufa nova', 5)).found[0]?.taxon.scientific_name).not.toBe('Ratufa nova');
  await importing('ghats.zip');
  const { found, total } = await kept.find('giant squirrel', 50);
  expect(found.map(({ taxon: { name } }) => name)).toEqual(
    expect.arrayContaining(['New Giant Squirrel', 'Indian Giant Squirrel']),
  );
  expect(total).toBe(found.length);
  for (const [typed, meant] of [
    ['Ratufa vetus', 'Ratufa nova'],
    ['gia nov sq', undefined],
    ['ne gia squ', 'Ratufa nova'],
    ['squir new', 'Ratufa nova'],
    ['ovosciur', 'Novosciurus'],
    ['Novosciuris mirus', 'Novosciurus mirus'],
    ['அணில்', 'Ratufa indica'],
    ['100% _nova', undefined],
  ] as const)
    expect([typed, (await search(typed))[0]]).toEqual([typed, meant]);
  const { found: byOlder } = await kept.find('ratufa vetus', 1);
  expect(byOlder[0]).toMatchObject({ matched: 'Ratufa vetus', isSpeltAlike: false });
  const [clear] = await kept.match([{ scientific: 'Ratufa nova montana', english: '' }], 5);
  expect(clear).toMatchObject({ isClear: true, taxon: { scientific_name: 'Ratufa nova montana' } });
});

test('an import that is killed goes on: nothing is doubled, nothing lost', async () => {
  const path = await writeGhats();
  await importing('ghats.zip');
  const whole = await readDataset();
  await removeAll();
  const begin = async (killed: Partial<ImportOptions>) =>
    importTaxa(await openTaxonFile(path), {
      ...{ db: api.db.write, isDry: false, now: () => new Date() },
      ...{ tellFault: () => undefined, onProgress: () => undefined },
      dataset: { name: 'ghats', title: 'G', credit: 'G', licence: 'CC0', licenceUrl: null, url: null },
      ...killed,
    });
  const die = () => {
    throw new Error('killed');
  };
  let ids: unknown[] = [];
  for (let steps = 1; steps < 6; steps += 1) {
    let done = 0;
    const onProgress = () => ((done += 1) === steps ? die() : undefined);
    await expect(begin({ onProgress })).rejects.toThrow('killed');
    const now = await api.db.write
      .select({ id: taxa.id })
      .from(taxa)
      .where(eq(taxa.dataset, 'ghats'))
      .orderBy(asc(taxa.id));
    expect(now.slice(0, ids.length)).toEqual(ids);
    ids = now;
  }
  await expect(begin({ tellFault: (_, fault) => fault.includes('nulla') && die() })).rejects.toThrow(
    'killed',
  );
  expect((await importing('--list')).output).toContain('not finished');
  const counts = await begin({});
  expect(counts).toMatchObject({ added: 0, changed: 0, same: 5, gone: 0 });
  expect(await readDataset()).toEqual(whole);
});

test('a newer file changes what differs, keeps the ids, and counts what it no longer has', async () => {
  await writeGhats();
  await importing('ghats.zip');
  const idOf = async (source: string) =>
    (await api.db.write.select().from(taxa).where(eq(taxa.sourceId, source)))[0]?.id;
  const before = await idOf('s2');
  await writeGhats([
    ...GHATS.filter(([key]) => key !== 's2' && key !== 'c'),
    taxon('s2', 'Novosciurus mirabilis', 'species', 'g1'),
  ]);
  const { output } = await importing('ghats.zip');
  expect(output).toContain('0 animals new, 1 changed, 3 as before');
  expect(output).toContain('1 animal of an earlier file that this one lacks, which stay');
  expect(await idOf('s2')).toBe(before);
  expect(await readDataset()).toContain('s2 species Novosciurus mirabilis (-, mammals) in Ratufa');
  expect((await search('Novosciurus mirabilis'))[0]).toBe('Novosciurus mirabilis');
});

test('a table finds its place by columns, and what another data set brought first stays', async () => {
  await writeGhats();
  await importing('ghats.zip');
  await files.write(
    'more.csv',
    `scientificName,taxonRank,genus,family,vernacularName
Novosciurus mirus,species,Novosciurus,Sciuridae,Marvel
Novosciurus alter,species,Novosciurus,Sciuridae,Other Squirrel
Novosciurus alter minor,subspecies,Novosciurus,Sciuridae,
`,
  );
  await expect(importing('more.csv')).rejects.toThrow(
    'The file does not name its title, which /credits must name',
  );
  const facts = ['--title=More', '--credit=Asha', '--licence=CC0 1.0'];
  const { output } = await importing('more.csv', ...facts);
  expect(output).toContain('2 animals new, 0 changed, 0 as before\n  1 animal known already');
  expect(await readDataset('more')).toEqual(
    expect.arrayContaining([
      'Novosciurus alter species Novosciurus alter (Other Squirrel, mammals) in Novosciurus',
      'Novosciurus alter minor subspecies Novosciurus alter minor (-, mammals) in Novosciurus alter',
      'Novosciurus mirus: Marvel common en',
    ]),
  );
  const { datasets } = apiContract.taxa.datasets.responses[200].parse(
    (await api.call(null, 'GET', '/api/taxa/datasets')).json(),
  );
  expect(datasets).toEqual([
    {
      ...{ title: 'Animals of the Made-up Ghats', credit: 'Ghats Survey', licence: 'CC BY 4.0' },
      licence_url: 'https://creativecommons.org/licenses/by/4.0/',
      url: 'https://doi.org/10.1234/ghats',
    },
    { title: 'More', credit: 'Asha', licence: 'CC0 1.0', licence_url: null, url: null },
  ]);
  // What stood below a taxon that goes stands below what was around it.
  expect((await importing('--remove=ghats')).output).toBe('Removed ghats: 5 animals, and 2 names of others.');
  expect(await readDataset('more')).toContain(
    'Novosciurus alter species Novosciurus alter (Other Squirrel, mammals) in Sciuridae',
  );
  expect(await readDataset()).toEqual([]);
  expect(await api.db.write.$count(importedKeys, eq(importedKeys.dataset, 'ghats'))).toBe(0);
});

test('what members have named is not taken out, unless it falls to what is around it', async () => {
  await writeGhats();
  await importing('ghats.zip');
  const keyOf = async (name: string) => {
    const [row] = await api.db.write.select().from(taxa).where(eq(taxa.scientificName, name));
    return taxonKey(row?.id ?? 0);
  };
  const [nova, montana, ratufa] = await Promise.all(
    ['Ratufa nova', 'Ratufa nova montana', 'Ratufa'].map(keyOf),
  );
  const post = await publishSighting(api.app, asha, { species: [montana ?? '', nova ?? '', 'chital'] });
  const listed = { records: [{ species: nova, seen_on: null, park: null }] };
  expect((await call(api.app, asha, '/api/life-list/add', listed)).status).toBe(200);
  await expect(importing('--remove=ghats')).rejects.toThrow(
    new CommandError(
      'Members have named 2 of its animals (Ratufa nova, Ratufa nova montana): nothing was removed.\n' +
        'With --to-ancestors, what they noted names the genus or family around each that stays.',
    ),
  );
  expect(await readDataset()).not.toEqual([]);
  await importing('--remove=ghats', '--to-ancestors');
  expect(await readDataset()).toEqual([]);
  const { body } = await call(api.app, asha, '/api/post/get', { postId: post._id });
  expect(body).toMatchObject({
    post: {
      sighting: {
        species: [{ species: ratufa, taxon: { scientific_name: 'Ratufa' } }, { species: 'chital' }],
      },
    },
  });

  await importing('ghats.zip');
  await publishSighting(api.app, asha, { species: [await keyOf('Novozoa')] });
  await expect(importing('--remove=ghats', '--to-ancestors')).rejects.toThrow(
    /named 1 of its animals that stand below none that would stay \(Novozoa\)/,
  );
});

test.each([
  [[], 'Give one file, --list or --remove=NAME.'],
  [['a.csv', '--list'], 'Give one file, --list or --remove=NAME.'],
  [['a.csv', 'b.csv'], '"b.csv" is one word too many'],
])('%j is refused', (args, sentence) => expect(() => run(args)).toThrow(sentence));

test.each([
  [['none.csv'], /none\.csv cannot be read: ENOENT/],
  [['--remove=nobody'], /There is no data set "nobody"/],
  [['ghats.zip', '--dataset=Über'], /"Über" is no name for a data set/],
  [['ghats.zip', '--url=ghats'], /--url is "ghats": give an address/],
])('%j is refused with a reason', async (args, sentence) => {
  await writeGhats();
  await expect(importing(...args)).rejects.toThrow(sentence);
});
