import { makeImportFolder, makeTaxonArchive, taxonCells } from './import.testing';
import { ImportError } from './import-error';
import { openTaxonFile } from './open-taxon-file';
import { toLanguage, readTaxa, readUsedNames } from './read-taxa';
import { plainName } from './scientific-name';

let files: Awaited<ReturnType<typeof makeImportFolder>>;
beforeAll(async () => {
  files = await makeImportFolder();
});
afterAll(() => files.remove());

async function read(name: string, content: string | Buffer) {
  const file = await openTaxonFile(await files.write(name, content));
  const faults: string[] = [];
  const taxa = await readTaxa(file, (line, fault) => void faults.push(`${line}: ${fault}`));
  return { file, faults, ...taxa };
}

test.each([
  ['Passer domesticus (Linnaeus, 1758)', 'species', 'Passer domesticus'],
  ['Passer domesticus indicus Jardine & Selby, 1831', 'subspecies', 'Passer domesticus indicus'],
  ['Apis (Megapis) dorsata Fabricius', 'species', 'Apis dorsata'],
  ['Felis bengalensis subsp. trevelyani', 'subspecies', 'Felis bengalensis trevelyani'],
  ['Mus booduga de Winton', null, 'Mus booduga'],
  ['Passeridae Rafinesque, 1815', 'family', 'Passeridae'],
  ['Polygonia c-album', 'species', 'Polygonia c-album'],
  ['Passer Brisson', 'species', null],
  ['Passer domesticus', 'subspecies', null],
  ['Passer × italiae', 'species', null],
  ['BOLD:AAA1234', 'species', null],
  ['', 'genus', null],
] as const)('%s, a %s, is %s', (written, rank, name) => expect(plainName(written, rank)).toBe(name));

test.each([
  ['en', 'en'],
  ['eng', 'en'],
  ['hin', 'hi'],
  ['pt-BR', 'pt'],
  ['English', null],
  ['', null],
])('the language %j is %j', (written, code) => expect(toLanguage(written)).toBe(code));

const CSV = `\ufefftaxonID,dwc:scientificName,http://rs.tdwg.org/dwc/terms/taxonRank,family,acceptedNameUsageID,taxonomicStatus,vernacularName
1,"Ratufa nova Rao, 2020",species,Sciuridae,,accepted,"Rao's ""new"" squirrel"
2,Ratufa vetus,species,Sciuridae,1,synonym,
3,Sciurini,tribe,Sciuridae,,accepted,
4,Ratufa,species,Sciuridae,,,
5,Ratufa brevis,species
1,Ratufa iterum,species,Sciuridae,,,
,Ratufa sine,,Sciuridae,,,
7,,species,Sciuridae,,,
8,Ratufa dubia,species,Sciuridae,,doubtful,
9,Ratufa orba,species,Sciuridae,,synonym,
10,Ratufa mala\ufffd,species,Sciuridae,,,
`;

test('a table gives its taxa, names what it cannot use with the line, and counts what it passes over', async () => {
  const { lines, faults, skipped } = await read('list.csv', CSV);
  expect(lines.map(({ key, name, rank, accepted, english }) => [key, name, rank, accepted, english])).toEqual(
    [
      ['1', 'Ratufa nova', 'species', null, 'Rao\'s "new" squirrel'],
      ['2', 'Ratufa vetus', 'species', '1', null],
      ['3', 'Sciurini', null, null, null],
      ['Ratufa sine', 'Ratufa sine', 'species', null, null],
    ],
  );
  expect(lines[0]?.higher.family).toBe('Sciuridae');
  expect(faults).toEqual([
    '5: "Ratufa" is no name of a species',
    '6: it has 3 columns, and the others have 7',
    '7: its taxonID 1 stands above already',
    '9: it has no scientific name',
    '11: it is a synonym of nothing',
    '12: its name cannot be read',
  ]);
  expect([...skipped]).toEqual([
    ['of the rank tribe', 1],
    ['of the status doubtful', 1],
  ]);
});

test('a table without ids names its taxa and what they refer to by their names', async () => {
  const { lines } = await read(
    'plain.tsv',
    'scientificName\tparentNameUsage\tacceptedNameUsage\nRatufa nova "Rao"\tRatufa Gray, 1867\t\nRatufa vetus\t\tRatufa nova\n',
  );
  expect(lines.map(({ key, parent, accepted }) => [key, parent, accepted])).toEqual([
    ['Ratufa nova', 'Ratufa', null],
    ['Ratufa vetus', null, 'Ratufa nova'],
  ]);
});

test('quotation marks that do not fit cost their line alone', async () => {
  const { lines, faults } = await read(
    'quotes.csv',
    'taxonID,scientificName,taxonRank\n1,Ratufa "nova",species\n2,Ratufa bona,species\n',
  );
  expect(lines.map(({ key }) => key)).toEqual(['2']);
  expect(faults).toEqual(['2: its quotation marks do not fit']);
});

test('an archive is read as its meta.xml says, with names and what it tells of itself', async () => {
  const zip = await makeTaxonArchive(
    [
      taxonCells({ taxonID: 'a1', scientificName: 'Ratufa nova', taxonRank: 'SPECIES', genus: 'Ratufa' }),
      taxonCells({ taxonID: 'a2', scientificName: 'Quercus alba', taxonRank: 'species', kingdom: 'Plantae' }),
    ],
    [
      ['a1', 'naya shekru', 'mar'],
      ['a1', 'New Squirrel', 'eng'],
      ['a9', 'nobody', 'en'],
    ],
  );
  const { file, lines, faults, skipped, byKey } = await read('ghats.zip', zip);
  expect(file.facts).toEqual({
    title: 'Animals of the Made-up Ghats',
    credit: 'Ghats Survey',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://doi.org/10.1234/ghats',
  });
  expect(lines.map(({ key, name, english }) => [key, name, english])).toEqual([
    ['a1', 'Ratufa nova', 'New Squirrel'],
  ]);
  expect([...skipped]).toEqual([['of other kingdoms', 1]]);
  expect(faults).toEqual([]);
  const names: unknown[] = [];
  for await (const { taxon, name, language } of readUsedNames(
    file,
    { lines, byKey, skipped },
    () => undefined,
  ))
    names.push([taxon.key, name, language]);
  expect(names).toEqual([
    ['a1', 'naya shekru', 'mr'],
    ['a1', 'New Squirrel', 'en'],
  ]);
});

test('a file without taxa is refused with a reason', async () => {
  const zip = await makeTaxonArchive([taxonCells({ taxonID: '1', scientificName: 'Ratufa nova' })]);
  const damaged = Buffer.from(zip);
  damaged.fill(0, zip.indexOf('Taxon.tsv') + 9, zip.indexOf('Taxon.tsv') + 40);
  const archiveOf = (meta: string) => makeTaxonArchive([], [], { 'meta.xml': meta });
  await expect(read('damaged.zip', damaged)).rejects.toThrow(/Taxon\.tsv in .* is damaged/);
  await expect(read('cut.zip', zip.subarray(0, 200))).rejects.toThrow(/is no zip, or it is damaged/);
  await expect(
    read('records.zip', await archiveOf('<archive><core rowType="x/Occurrence"/></archive>')),
  ).rejects.toThrow(/is no archive of taxa/);
  const latin =
    '<archive><core encoding="latin1" rowType="x/Taxon"><files><location>a.txt</location></files></core></archive>';
  await expect(read('latin.zip', await archiveOf(latin))).rejects.toThrow('a.txt is not in UTF-8.');
  await expect(read('other.csv', 'name,place\n')).rejects.toThrow(/has no column scientificName/);
  await expect(openTaxonFile('/nowhere/at/all')).rejects.toThrow(ImportError);
});

test('an archive that would fill the memory is refused', async () => {
  const table = await makeTaxonArchive([], [], { 'Taxon.tsv': `taxonID\n${'\t'.repeat(2_000_000)}` });
  await expect(read('columns.zip', table)).rejects.toThrow('a line of more than a megabyte');
  const meta = await makeTaxonArchive([], [], { 'meta.xml': ' '.repeat(5_000_000) });
  await expect(read('meta.zip', meta)).rejects.toThrow(/meta\.xml in .* is too large/);
});
