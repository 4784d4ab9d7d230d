import { animalCount } from '@aranya/wildlife-data';
import { formatted, readSample, virtualWorkspace } from '../testing/virtual-workspace';
import species from './species';
import { speciesTemplate } from './template';

const RECORD = 'libs/wildlife-data/data/species/nilgiri-langur.yaml';
const ART = 'tools/artwork/src';
const files = [`${ART}/figures/drawn/added.ts`, `${ART}/artwork.list.ts`];
const sample = readSample('nilgiri-langur.yaml');

function workspaceWith(record?: string) {
  const tree = virtualWorkspace(files);
  if (record !== undefined) tree.write('drafts/nilgiri-langur.yaml', record);
  return tree;
}
const name = 'Nilgiri Langur';

test('without a record it writes a draft that tells each field, with the options filled in', async () => {
  const tree = workspaceWith();
  await species(tree, { name, type: 'Mammal' });
  const draft = formatted(tree, 'drafts/nilgiri-langur.yaml');
  expect(draft).toContain('name: Nilgiri Langur\n');
  expect(draft).toContain('type: Mammal #');
  expect(draft).toContain('Least Concern, Near Threatened, Vulnerable');
  expect(draft).toMatch(/# states: Andhra Pradesh, .*\n(?: +# .*\n)*.*West Bengal/);
  expect(tree.exists(RECORD)).toBe(false);
});

test('writes the record and its picture', async () => {
  const tree = workspaceWith(sample);
  await species(tree, { name });
  const read = (file: string) => formatted(tree, file);
  const record = read(RECORD);
  expect(record).toContain(`id: ${animalCount + 1}\nname: Nilgiri Langur\n`);
  expect(record).toContain('related: [ lion-tailed-macaque, hanuman-langur, nilgiri-tahr ]\n');
  expect(record).toContain('hooded leaf monkey');
  expect(record).toMatch(/\n\nglance:\n {2}size:\n/);
  expect(record).not.toContain('picture');
  expect(read(`${ART}/artwork.list.ts`)).toContain(
    "'nilgiri-langur': { figure: 'nilgiri-langur', hour: 'mist' }",
  );
  expect(read(`${ART}/figures/drawn/nilgiri-langur.ts`)).toContain("FIRST_FIGURES['hanuman-langur']()");
});

test('takes lines of the draft as they stand, where a record may be without such a fact', async () => {
  const asDrafted = speciesTemplate.match(/^ {2}(?:weight|lifespan|young): .*\n/gm) ?? [];
  const without = sample.replace(/^ {2}(?:weight|young): .*\n/gm, '');
  const tree = workspaceWith(without.replace(/^ {2}activity: /m, `${asDrafted.join('')}$&`));
  expect(tree.read('drafts/nilgiri-langur.yaml', 'utf8')).toMatch(
    /weight: { kg: \[\], .*\n {2}lifespan: { years: \[\], .*\n {2}young: { count: \[\], /,
  );
  await species(tree, { name });
  const record = formatted(tree, RECORD);
  expect(record).toContain('activity:');
  expect(record).not.toMatch(/weight:|lifespan:|young:/);
});

test('takes a text with commas in braces, and states in any order', async () => {
  const changed = sample
    .replace(
      /^ {2}surprise:\n.*\n.*\n/m,
      '  surprise: { text: Its hair, which is black, has no grey in it at birth, from: [wiki] }\n',
    )
    .replace('[Karnataka, Kerala, Tamil Nadu]', '[Tamil Nadu, Karnataka, Kerala]');
  const tree = workspaceWith(changed);
  await species(tree, { name });
  const record = formatted(tree, RECORD);
  expect(record).toContain('Its hair, which is black, has no grey in it at birth');
  expect(record).toContain('[ Karnataka, Kerala, Tamil Nadu ]');
});

test('names every unknown field at once, with its line', async () => {
  const tree = workspaceWith(
    sample
      .replace(/^food: /m, 'foods:\nfood: ')
      .replace('hour: mist', 'hour: mist\n  hours:')
      .replace('time: day,', 'time: day, place: trees,'),
  );
  const refusal = await species(tree, { name }).then(
    () => '',
    (error: Error) => error.message,
  );
  for (const fault of [
    'nilgiri-langur.yaml:7:1 foods: There is no such field.',
    'picture.hours: There is no such field.',
    'place: There is no such field.',
  ])
    expect(refusal).toContain(fault);
});

test.each([
  ['a figure of another kind', 'like: hanuman-langur', 'like: great-hornbill', 'is no relative of a mammal'],
  ['a missing field', /^food: .*\n/m, '', 'nilgiri-langur.yaml:1:1 food is missing.'],
  ['a missing fact', /^ {2}surprise:\n.*\n.*\n/m, '', 'glance.surprise is missing.'],
  ['nothing done for it', /^ {2}conservation:\n(?: {4}.*\n)+/m, '', 'glance.conservation is missing.'],
  ['a fact without a source', 'from: [wpa, cites]', 'from: []', 'glance.law.from: give at least 1 entry.'],
  ['an unknown source', 'from: [wpa, cites]', 'from: [wpa, cite]', "There is no source 'cite'."],
  [
    'no scientific name',
    'Semnopithecus johnii',
    'nilgiri langur',
    'nilgiri-langur.yaml:2:1 scientific_name:',
  ],
  ['a taken scientific name', 'Semnopithecus johnii', 'Semnopithecus entellus', 'the scientific name'],
  ['filler words', 'Glossy black fur', 'Majestic black fur', "the filler 'majestic'"],
  [
    'an unknown figure',
    'like: hanuman-langur',
    'like: dodo',
    'drafts/nilgiri-langur.yaml:21:3 picture.like: there is no dodo; give one of ',
  ],
  ['an hour of another biome', 'hour: mist', 'hour: polar', "picture.hour: 'polar' is none of"],
  [
    'a region without India',
    'Western Ghats of southern India, from Coorg',
    'Hills from Coorg',
    'does not name India',
  ],
])('refuses %s by name and writes nothing', async (_what, part, other, fault) => {
  const tree = workspaceWith(sample.replace(part, other));
  const before = tree.listChanges().length;
  await expect(species(tree, { name })).rejects.toThrow(fault);
  expect(tree.listChanges()).toHaveLength(before);
});

test('refuses a name that is taken', () =>
  expect(species(workspaceWith(), { name: 'Bengal Tiger' })).rejects.toThrow(
    'bengal-tiger is taken by species 1',
  ));
