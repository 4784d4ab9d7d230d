import fc from 'fast-check';
import Papa from 'papaparse';
import { readList, readListText, UnreadableList } from './read-list';

const NOW = new Date('2026-06-15T12:00:00Z');
const EBIRD =
  'Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,Latitude,Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),Area Covered (ha),Number of Observers,Breeding Code,Observation Details,Checklist Comments,ML Catalog Numbers';
const INATURALIST =
  'id,observed_on_string,observed_on,url,description,place_guess,latitude,longitude,species_guess,scientific_name,common_name,iconic_taxon_name,taxon_id';
const read = (...lines: string[]) => readListText(lines.join('\n'), NOW);
const ebird = (common: string, scientific: string, day: string, comment = '') =>
  `S1,${common},${scientific},1,X,IN-MH,Pune,L1,"Pashan Lake, Pune",18.53,73.78,${day},07:00 AM,eBird - Casual Observation,,0,,,1,,${comment}`;
const inat = (scientific: string, common: string, day: string, kingdom = 'Aves') =>
  `7,${day} 10:00,${day},https://x.example,,Pune,18.5,73.8,,${scientific},${common},${kingdom},12`;

test('eBird: each name once, with its first day and the number of lines', () => {
  expect(
    read(
      EBIRD,
      ebird('House Sparrow', 'Passer domesticus', '2021-03-04'),
      ebird('House Sparrow', 'Passer domesticus', '2019-12-31'),
      ebird('House Sparrow', 'Passer domesticus', '2020-01-01'),
      ebird('Indian Roller', 'Coracias benghalensis', ''),
    ),
  ).toEqual({
    source: 'ebird',
    names: [
      {
        scientific_name: 'Passer domesticus',
        common_name: 'House Sparrow',
        seen_on: '2019-12-31',
        lines: 3,
      },
      { scientific_name: 'Coracias benghalensis', common_name: 'Indian Roller', seen_on: null, lines: 1 },
    ],
    lines: 4,
    others: 0,
    badCount: 0,
    bad: [],
  });
});

test('iNaturalist: animals, and how many lines are of plants and fungi', () => {
  const found = read(
    INATURALIST,
    inat('Passer domesticus', 'House Sparrow', '2021-03-04'),
    inat('Ficus religiosa', 'Peepal', '2021-03-04', 'Plantae'),
    inat('', 'Indian Roller', ''),
  );
  expect(found).toMatchObject({ source: 'inaturalist', lines: 3, others: 1, badCount: 0 });
  expect(found.names.map((name) => [name.scientific_name, name.common_name, name.seen_on])).toEqual([
    ['Passer domesticus', 'House Sparrow', '2021-03-04'],
    ['', 'Indian Roller', null],
  ]);
});

test('a byte order mark, CRLF, quotes with breaks in them, blank lines and columns in any order are fine', () => {
  const found = readListText(
    [
      '\uFEFFDate,"Scientific Name",Observation Details,Common Name',
      '2021-03-04,Passer domesticus,"He said ""look"", and\r\nthere it was",House Sparrow',
      '',
      '2021-13-04,Corvus splendens,,House Crow',
      '',
    ].join('\r\n'),
    NOW,
  );
  expect(found.names).toMatchObject([{ common_name: 'House Sparrow', seen_on: '2021-03-04' }]);
  // As an editor counts: the comment takes two lines.
  expect(found.bad).toEqual([{ line: 5, why: 'Its date is not written like 2026-03-17.' }]);
});

test.each([
  [ebird('House Crow', 'Corvus splendens', '2026-06-17'), 'Its date is in the future.'],
  [ebird('House Crow', 'Corvus splendens', '1899-12-31'), 'Its date is before 1900.'],
  [ebird('House Crow', 'Corvus splendens', '04/03/2021'), 'Its date is not written like 2026-03-17.'],
  [ebird('', '', '2021-03-04'), 'It has no name.'],
  ['S1,House Crow,Corvus splendens', 'It ends before the date column.'],
  ['S1,"House Crow,Corvus splendens,2021-03-04', 'A quotation mark is not closed.'],
])('a bad line is named and skipped: %s', (line, why) => {
  const found = read(EBIRD, ebird('House Sparrow', 'Passer domesticus', '2021-03-04'), line);
  expect(found).toMatchObject({ lines: 2, badCount: 1, bad: [{ line: 3, why }] });
  expect(found.names).toHaveLength(1);
});

test('of very many bad lines the first hundred are told and all are counted', () => {
  const found = read(EBIRD, ...new Array<string>(250).fill(ebird('', '', '2021-03-04')));
  expect([found.badCount, found.bad.length, found.bad[99]?.line]).toEqual([250, 100, 101]);
});

test.each([
  [
    'Name,Day',
    /from neither site.*“Common Name”, “Scientific Name” and “Date”.*“scientific_name” and “observed_on”/,
  ],
  ['Common Name,Scientific Name,Day', /lacks the column “Date” of eBird’s “My data”\.$/],
  ['id,scientific_name', /lacks the column “observed_on” of iNaturalist’s export\.$/],
  ['', /from neither site/],
])('a file with the columns %j is refused by what it lacks', (head, sentence) => {
  expect(() => read(head, 'a,b')).toThrow(sentence);
});

describe('100,000 lines', () => {
  const line = (index: number) =>
    ebird(
      `Bird ${index % 1500}`,
      `Avis n${index % 1500}`,
      `2020-01-${String(1 + (index % 28)).padStart(2, '0')}`,
    );
  const lines = Array.from({ length: 100_000 }, (_, index) => line(index));

  test('are read, one name for each', () => {
    const found = read(EBIRD, ...lines);
    expect([found.lines, found.names.length, found.badCount]).toEqual([100_000, 1500, 0]);
    expect(found.names.reduce((sum, name) => sum + name.lines, 0)).toBe(100_000);
  });

  test('and one more are refused', () => {
    expect(() => read(EBIRD, ...lines, line(0))).toThrow('more than 100,000 lines');
  });
});

test('whatever stands in the other columns, the names and days are those of the file', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((text) => text.trim() !== '');
  const row = fc.record({
    name,
    day: fc.date({ min: new Date('1900-01-01'), max: NOW, noInvalidDate: true }),
    comment: fc.string({ unit: 'binary' }),
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\n', '\r\n'),
      (rows, newline) => {
        const days = rows.map(({ day }) => day.toISOString().slice(0, 10));
        const text = Papa.unparse(
          rows.map((each, index) => ({
            'Observation Details': each.comment,
            'Common Name': '',
            'Scientific Name': each.name,
            Date: days[index],
          })),
          { newline, quotes: true },
        );
        const first = new Map<string, string>();
        rows.forEach((each, index) => {
          const key = each.name.trim().toLowerCase();
          const day = days[index] ?? '';
          if (day < (first.get(key) ?? '9')) first.set(key, day);
        });
        const found = readListText(text, NOW);
        expect(found.badCount).toBe(0);
        expect(
          new Map(found.names.map((each) => [each.scientific_name.toLowerCase(), each.seen_on])),
        ).toEqual(first);
      },
    ),
    { numRuns: 30 },
  );
});

describe('a file', () => {
  test('is read', async () => {
    const file = new File([`${EBIRD}\n${ebird('House Crow', 'Corvus splendens', '2021-03-04')}`], 'my.csv');
    expect((await readList(file, NOW)).names).toHaveLength(1);
  });

  test.each([
    ['PK\u0003\u0004', 'This is a ZIP file. Open it, and choose the CSV file in it.'],
    [EBIRD, 'This file has no records.'],
  ])('that begins with %j is refused', async (text, sentence) => {
    const refused = readList(new File([text], 'my.csv'), NOW);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toBeInstanceOf(UnreadableList);
  });
});
