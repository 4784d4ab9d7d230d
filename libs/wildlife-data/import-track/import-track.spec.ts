import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { checkYaml, parseYaml } from '../facts/yaml-file';
import { measuredTrackFaults } from '../src/measured/measured-faults';
import { type Fix, measuredRecordSchema } from '../src/measured/measured-track.schema';
import { ImportError, importTrack, type ImportOptions } from './import-track';
import { saveTrack } from './save-track';
import { thinFixes } from './thin-fixes';

const HEADER =
  'event-id,visible,timestamp,location-long,location-lat,manually-marked-outlier,sensor-type,individual-taxon-canonical-name,tag-local-identifier,individual-local-identifier,study-name';
const HOUR = 3_600;
const START = Date.UTC(2024, 3, 1) / 1_000;

interface Row {
  time?: string;
  lng?: string | number;
  lat?: string | number;
  visible?: string;
  outlier?: string;
  taxon?: string;
  individual?: string;
}
const timeAt = (hour: number) =>
  new Date((START + hour * HOUR) * 1_000).toISOString().replace('T', ' ').replace('Z', '');
function line({
  time = timeAt(0),
  lng = 91,
  lat = 22,
  visible = 'true',
  outlier = '',
  ...rest
}: Row): string {
  const { taxon = 'Anser indicus', individual = 'Goose 7' } = rest;
  return `1,${visible},${time},${lng},${lat},${outlier},gps,${taxon},t1,"${individual}","Geese, lakes"`;
}
const file = (rows: readonly Row[]) => [HEADER, ...rows.map(line)].join('\n');
const way = (count: number, change: Row = {}): Row[] =>
  Array.from({ length: count }, (_, hour) => ({
    time: timeAt(hour),
    lng: 91 + hour * 0.01,
    lat: 22 + Math.sin(hour / 20) * 0.2,
    ...change,
  }));

const options: ImportOptions = {
  id: 'goose-7',
  species: 'Bar-headed goose',
  medium: 'air',
  source: {
    title: 'Geese of the high lakes',
    authors: 'Example A, Sample B',
    year: 2025,
    doi: '10.5441/001/1.example',
    licence: 'CC BY 4.0',
    credit: 'Example and Sample 2025, CC BY 4.0',
  },
  gapDays: 4,
  skipInvalid: false,
};
const catalogue = [{ id: 47, scientific_name: 'Anser indicus' }];
const run = (csv: string, change: Partial<ImportOptions> = {}) =>
  importTrack(csv, { ...options, ...change }, catalogue);
function problemsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof ImportError) return error.problems;
    throw error;
  }
  throw new Error('It was imported.');
}

test('an export becomes a track that the rules accept, with licence, credit and what was changed', () => {
  const { track, report } = run(file(way(48)));
  expect(measuredTrackFaults(track)).toEqual([]);
  expect(track).toMatchObject({
    id: 'goose-7',
    scientific_name: 'Anser indicus',
    individual: 'Goose 7',
    animal: 47,
    period: { from: '2024-04-01T00:00:00Z', to: '2024-04-02T23:00:00Z' },
    fixes_total: 48,
    source: { licence_url: 'https://creativecommons.org/licenses/by/4.0/', credit: options.source.credit },
  });
  expect(track.source.changes).toBe(
    'Wrong fixes removed, thinned to 48 of 48 positions, rounded to 3 decimals of a degree',
  );
  expect(report.at(-1)).toMatch(/^48 points, \d+ km, 2024-04-01T00:00:00Z to 2024-04-02T23:00:00Z$/);
});

test('outliers, other sensors, repeated and impossible fixes are left out and counted', () => {
  const { track, report } = run(
    file([
      ...way(10),
      { time: timeAt(3), lng: 91, lat: 22 },
      { time: timeAt(20), visible: 'false', lng: -10 },
      { time: timeAt(21), outlier: 'true', lng: -10 },
      { time: timeAt(22), lng: '', lat: '' },
      { time: timeAt(4.5), lng: -60, lat: -40 },
      { time: timeAt(23), lng: 0, lat: 0 },
    ]),
  );
  expect(track.points).toHaveLength(10);
  expect(track.fixes_total).toBe(15);
  expect(report[1]).toBe(
    '2 marked as wrong by the study, 1 without a true place, 1 at the second of another, 1 too fast',
  );
});

test('each line that cannot be read is named, and the file refused', () => {
  const rows = [...way(3), { lng: 'abc' }, { lat: 95 }, { time: '01.04.2024 12:00' }, { individual: '' }];
  expect(problemsOf(() => run(file(rows)))).toEqual([
    "line 5: location-long is 'abc', not degrees",
    "line 6: location-lat is '95', not degrees",
    "line 7: timestamp is '01.04.2024 12:00', not a time such as 2008-05-31 13:30:02.001",
    'line 8: individual-local-identifier is empty',
    'Mend the file, or leave these lines out by --skip-invalid.',
  ]);
  const { track, report } = run(file(rows), { skipInvalid: true });
  expect(track.points).toHaveLength(3);
  expect(report).toContain("4 lines left out: line 5: location-long is 'abc', not degrees");
});

test.each([
  ['event-id,latitude\n1,2', /has no column timestamp, location-long/],
  ['', /has no column/],
])('a file that is no export is refused: %j', (csv, problem) => {
  expect(() => run(csv)).toThrow(problem);
});

test('of several animals one is chosen by name', () => {
  const csv = file([...way(5), ...way(5, { individual: 'Goose 8' })]);
  expect(problemsOf(() => run(csv))).toEqual([
    'The file has several animals: choose one by --individual. They are Goose 7, Goose 8.',
  ]);
  expect(problemsOf(() => run(csv, { individual: 'Goose 9' }))).toEqual([
    'It has no Goose 9, but Goose 7, Goose 8.',
  ]);
  expect(run(csv, { individual: 'Goose 8' }).track.individual).toBe('Goose 8');
});

test('a licence that is not open, or no credit, is refused before anything else', () => {
  const source = { ...options.source, licence: 'CC BY-NC 4.0', credit: ' ' };
  expect(problemsOf(() => run('', { source }))).toEqual([
    '--licence is one of: CC0 1.0; CC BY 4.0; CC BY 3.0; Public domain (U.S. Geological Survey).',
    '--credit is the line to show wherever the track is.',
  ]);
});

test('the places of a threatened species are rounded to about 1 km', () => {
  const { track } = run(file(way(48, { taxon: 'Elephas maximus' })), { medium: 'land' });
  for (const [lng, lat] of track.points) expect([lng, lat]).toEqual([+lng.toFixed(2), +lat.toFixed(2)]);
  expect(track.precision).toContain('1 km');
});

test('thousands of fixes become 600 that keep the shape, and no day is lost', () => {
  const { track } = run(file(way(5_000)), { medium: 'air' });
  expect(track.points.length).toBeLessThanOrEqual(600);
  const days = new Set(track.points.map(([, , time]) => Math.floor(time / 86_400)));
  expect(days.size).toBe(Math.ceil(5_000 / 24));
});

test('thinning keeps the ends and the order, and adds nothing', () => {
  const fixes = fc
    .array(fc.tuple(fc.integer({ min: -1_800, max: 1_800 }), fc.integer({ min: -850, max: 850 })), {
      minLength: 2,
      maxLength: 200,
    })
    .map((places) => places.map(([x, y], at): Fix => [x / 10, y / 10, START + at * 5 * HOUR]));
  fc.assert(
    fc.property(fixes, fc.integer({ min: 4, max: 60 }), (given, max) => {
      const thin = thinFixes(given, max);
      expect(thin.length).toBeLessThanOrEqual(Math.max(max, 2));
      expect([thin[0], thin.at(-1)]).toEqual([given[0], given.at(-1)]);
      expect(thin).toEqual(given.filter((fix) => thin.includes(fix)));
    }),
  );
});

describe('saving', () => {
  let library: string;
  beforeEach(() => (library = mkdtempSync(join(tmpdir(), 'tracks-'))));
  afterEach(() => rmSync(library, { recursive: true }));
  const read = (name: string) => readFileSync(join(library, name), 'utf8');
  const record = () =>
    checkYaml(
      parseYaml('a.yaml', read('data/measured-tracks/a.yaml')),
      measuredRecordSchema({ species: new Map([['bar-headed-goose', 47]]), sources: new Map() }),
    );

  test('writes points and record, and overwrites only when told to', () => {
    const track = { ...run(file(way(5))).track, id: 'a' };
    const { points, ...info } = track;
    saveTrack(library, track, false);
    expect(record()).toEqual({ value: info, faults: [] });
    expect(info.animal).toBe(47);
    expect(JSON.parse(read('src/measured/points/a.json'))).toEqual(points);
    expect(problemsOf(() => saveTrack(library, track, false))).toEqual([
      'a is there already: choose another --id, or --replace it.',
    ]);
    saveTrack(library, { ...track, individual: 'Goose 8' }, true);
    expect(record()).toEqual({ value: { ...info, individual: 'Goose 8' }, faults: [] });
  });
});
