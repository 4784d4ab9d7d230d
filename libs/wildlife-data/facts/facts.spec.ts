import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speciesRecordSchema } from '../src/animals/species-record.schema';
import { parkRecordSchema } from '../src/parks/park-record.schema';
import { drawnFacts } from './drawn-facts';
import { faultsInFile } from './located-faults';
import { type Facts, readFacts, readSensitivity, workspaceRoot } from './read-facts';
import { checkYaml, parseYaml } from './yaml-file';

const path = 'libs/wildlife-data/data/species/bengal-tiger.yaml';
const text = readFileSync(join(workspaceRoot, path), 'utf8');
const wildlifeAct = { title: 'Gazette of India', url: 'https://egazette.gov.in/act.pdf' };
const schema = speciesRecordSchema({
  species: new Map(
    ['bengal-tiger', 'leopard', 'chital', 'sambar', 'dhole'].map((slug, at) => [slug, at + 1]),
  ),
  sources: new Map([['wildlife-act', wildlifeAct]]),
});

/** The faults of the file in which a part is another, without the path. */
function faultsWith(part: string | RegExp, other: string): string[] {
  const changed = text.replace(part, other);
  expect(changed).not.toBe(text);
  return checkYaml(parseYaml(path, changed), schema).faults.map((fault) => fault.replace(`${path}:`, ''));
}

const read = readFacts();

const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('a mistake is told with its file and line', () => {
  test('a sound file has none, and names become ids and sources', () => {
    const { value, faults } = checkYaml(parseYaml(path, text), schema);
    expect(faults).toEqual([]);
    expect(value?.related).toEqual([2, 3, 4, 5]);
    expect(value?.sources.wpa).toEqual(wildlifeAct);
  });

  test('a comma in a text that stands in braces belongs to the text', () => {
    const file = parseYaml(path, "a: { text: 58, of them\n  two new, from: [wiki], where:, ok: 'x' }\n");
    expect(file.value).toEqual({ a: { text: '58, of them two new', from: ['wiki'], where: null, ok: 'x' } });
    const torn = parseYaml(path, "a: { text: 'quoted', torn off }\n");
    expect(torn.value).toEqual({ a: { text: 'quoted', 'torn off': null } });
  });

  test('a rule of protection for an animal that no list knows', () => {
    const { facts } = read;
    const file = 'libs/wildlife-data/data/sensitivity.yaml';
    const species = (facts?.species ?? []).map(({ scientific_name: name }) => name);
    const rules = readFileSync(join(workspaceRoot, file), 'utf8');
    const misspelt = rules.replace('taxon: Panthera leo\n', 'taxon: Panthera leoo\n');
    const line = misspelt.slice(0, misspelt.indexOf('leoo')).split('\n').length;
    expect(readSensitivity(parseYaml(file, rules), species, facts?.taxa).faults).toEqual([]);
    expect(readSensitivity(parseYaml(file, misspelt), species, facts?.taxa).faults).toEqual([
      `${file}:${line}:5 taxon: No list of animals has Panthera leoo.`,
    ]);
  });

  test('with the path from the root of the workspace', () => {
    const { faults } = checkYaml(parseYaml(path, text.replace(/^food: .*\n/m, '')), schema);
    expect(faults).toEqual([`${path}:1:1 food is missing.`]);
  });

  test.each<[what: string, part: string | RegExp, other: string, line: string, fault: string]>([
    ['an unknown word', 'type: Mammal', 'type: Mamal', 'type: Mammal', 'type: give one of Mammal, '],
    ['an unknown field', 'biome: forest', 'biom: forest', 'biome: forest', 'biom: There is no such field.'],
    ['a number that is a word', 'id: 1\n', 'id: one\n', 'id: 1\n', 'id: Invalid input: expected number'],
    [
      'no scientific name',
      'Panthera tigris tigris',
      'P. tigris',
      'scientific_name',
      'scientific_name: This is not the',
    ],
    [
      'an unknown species',
      'related: [leopard,',
      'related: [leopart,',
      'related:',
      "related.0: There is no species 'leopart'.",
    ],
    [
      'values in the wrong order',
      'cm: [90, 110]',
      'cm: [110, 90]',
      'cm: [90, 110]',
      'glance.size.1.cm: The smaller value comes first.',
    ],
    [
      'a fact without a source',
      'of: cubs, from: [adw]',
      'of: cubs, from: []',
      'of: cubs',
      'glance.young.from: give at least 1 entry.',
    ],
    [
      'nothing done for it',
      /^ {2}conservation:\n(?: {4}.*\n)+/m,
      '',
      'glance:',
      'glance.conservation is missing.',
    ],
    [
      'a short word on what is done for it',
      /(?<=conservation:\n {4}text: )>-\n(?: {6}.*\n)+/,
      'Much.\n',
      'text: >-\n      Project Tiger',
      'glance.conservation.text: give at least 60 characters',
    ],
    [
      'a fact whose source the record does not have',
      'of: cubs, from: [adw]',
      'of: cubs, from: [gone]',
      'of: cubs',
      "glance.young.from.0: There is no source 'gone'.",
    ],
    [
      'a source named twice',
      'of: cubs, from: [adw]',
      'of: cubs, from: [adw, adw]',
      'of: cubs',
      "glance.young.from.1: The source 'adw' is named twice.",
    ],
    [
      'a source that no fact names',
      'from: [pugmark]',
      'from: [adw]',
      '  pugmark:',
      "sources.pugmark: No fact comes from 'pugmark'.",
    ],
    [
      'a page that is a site',
      'https://en.wikipedia.org/wiki/Pugmark',
      'https://en.wikipedia.org/',
      'url: https://en.wikipedia.org/wiki/Pugmark',
      'sources.pugmark.url: This is not the https address of a page.',
    ],
    [
      'a page without a title',
      "title: 'Wikipedia: Pugmark'",
      "title: ''",
      "title: 'Wikipedia: Pugmark'",
      'sources.pugmark.title: A source needs a title',
    ],
    [
      'a page twice',
      'https://en.wikipedia.org/wiki/Pugmark',
      'https://en.wikipedia.org/wiki/Bengal_tiger',
      '  pugmark:',
      'sources.pugmark: The page https://en.wikipedia.org/wiki/Bengal_tiger occurs twice.',
    ],
    [
      'an unknown shared source',
      'wpa: wildlife-act',
      'wpa: wildlife',
      'wpa: wildlife',
      "sources.wpa: There is no source 'wildlife'",
    ],
    [
      'a bracket that is not closed',
      'related: [leopard',
      'related: [[leopard',
      'other_names',
      'Flow sequence',
    ],
    ['a field twice', 'biome: forest', 'type: Mammal', 'biome: forest', 'Map keys must be unique'],
  ])('%s', (_what, part, other, line, fault) => {
    const inLine = faultsWith(part, other).filter((found) => found.startsWith(`${lineOf(line)}:`));
    expect(inLine).toContainEqual(expect.stringContaining(fault));
  });

  test.each([
    'http://example.org/page',
    'example.org/page',
    'see https://example.org/page',
    'https://example.org/page two',
    'https://example/page',
    'https://example.org',
  ])('%j is no address of a page', (url) => {
    expect(faultsWith('https://en.wikipedia.org/wiki/Pugmark', url)).toEqual([
      expect.stringContaining('This is not the https address of a page.'),
    ]);
  });

  test.each([
    'Panthera',
    'panthera tigris',
    'Panthera Tigris',
    'Panthera tigris ssp. tigris',
    'the Panthera tigris',
  ])('%j is no scientific name', (name) =>
    expect(faultsWith('Panthera tigris tigris', name)).toEqual([
      expect.stringMatching(/^3:\d+ scientific_name/),
    ]),
  );
});

const park = 'libs/wildlife-data/data/parks/kanha-national-park.yaml';
const parkText = readFileSync(join(workspaceRoot, park), 'utf8');
const parkSchema = parkRecordSchema({
  species: new Map(
    [...parkText.matchAll(/(?:animals|signature): \[?([a-z, -]+)/g)].flatMap(([, names = '']) =>
      names.split(', ').map((slug, at) => [slug.trim(), at + 1] as const),
    ),
  ),
  sources: new Map(
    ['national-parks', 'sanctuaries', 'languages-of-india'].map((key) => [
      key,
      { title: `The page ${key}`, url: `https://example.org/${key}` },
    ]),
  ),
});

test.each([
  ['an unknown field', 'habitats:', 'colour: green\nhabitats:', ' colour: There is no such field.'],
  [
    'a year that is a word',
    /established: \d+/,
    "established: '1955'",
    ' established: Invalid input: expected number',
  ],
  ['a year before the first park', /established: \d+/, 'established: 1935', ' established: give at least 19'],
  ['an unknown state', 'states: [Madhya Pradesh]', 'states: [Atlantis]', ' states.0: give one of '],
  ['a month that is none', /^months: \[\d+/m, 'months: [13', ' months.0: give at most 12.'],
  ['a name of no kind', /^name: .*/m, 'name: Kanha Reserve', ' name: The name says National Park'],
  [
    'capitals in posts',
    'names_in_posts: [kanha',
    'names_in_posts: [Kanha',
    ' names_in_posts.0: Write it in small',
  ],
  ['no record for travellers', /^travel:[^]*(?=\nsources:)/m, '', ' travel is missing.'],
])('finds %s in a park', (_what, part, other, fault) => {
  const changed = parkText.replace(part, other);
  expect(changed).not.toBe(parkText);
  expect(checkYaml(parseYaml(park, changed), parkSchema).faults).toContainEqual(
    expect.stringContaining(fault),
  );
});

test('a sound park has no faults', () =>
  expect(checkYaml(parseYaml(park, parkText), parkSchema).faults).toEqual([]));

test('all facts are read', () => expect(read.faults).toEqual([]));

describe('a changed record changes what it is drawn by', () => {
  const { facts } = read;
  if (!facts) throw new Error('The facts have mistakes.');
  const drawnAfter = (change: (record: Facts['species'][number]) => object) => {
    const species = facts.species.map((record) =>
      record.id === 1 ? { ...record, ...change(record) } : record,
    );
    return JSON.stringify(drawnFacts({ species, parks: facts.parks }));
  };
  const before = drawnAfter(() => ({}));

  test.each<[what: string, change: (record: Facts['species'][number]) => object]>([
    ['its description', () => ({ description: 'Other words.' })],
    ['its habitat', () => ({ habitat: 'Elsewhere' })],
    ['what it weighs', ({ glance }) => ({ glance: { ...glance, weight: undefined } })],
    ['its names in posts', () => ({ names_in_posts: ['stripes'] })],
  ])('not by %s', (_what, change) => expect(drawnAfter(change)).toBe(before));

  test.each<[what: string, change: (record: Facts['species'][number]) => object]>([
    ['its status', () => ({ conservation_status: 'Vulnerable' })],
    [
      'where it lives',
      ({ glance }) => ({ glance: { ...glance, range: { ...glance.range, countries: [] } } }),
    ],
  ])('by %s', (_what, change) => expect(drawnAfter(change)).not.toBe(before));
});

test('a rule that a schema cannot see names the file and the line as well', () => {
  const fault = { field: ['glance', 'range', 'states'], fault: 'Bengal Tiger: range.states lacks Goa' };
  const states =
    lineOf('  range:\n') +
    text
      .slice(text.indexOf('  range:\n'))
      .split('\n')
      .findIndex((line) => line.startsWith('    states:'));
  expect(faultsInFile('species', 'bengal-tiger', [fault])).toEqual([
    `${path}:${states}:5 Bengal Tiger: range.states lacks Goa`,
  ]);
  expect(faultsInFile('species', 'no-such-file', [])).toEqual([]);
});
