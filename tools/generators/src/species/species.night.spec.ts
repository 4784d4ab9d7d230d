import { animalCount } from '@aranya/wildlife-data';
import { formatted, readSample, virtualWorkspace } from '../testing/virtual-workspace';
import species from './species';

const DATA = 'libs/wildlife-data/src';
const ART = 'tools/artwork/src';
const files = [
  `${DATA}/catalogue-size.ts`,
  `${DATA}/animals/roster-added.ts`,
  `${DATA}/animals/data/animals-added.facts.ts`,
  `${DATA}/animals/data/animals-added.ts`,
  `${DATA}/glance/data/glances-added.ts`,
  `${DATA}/search/common-names.ts`,
  `${ART}/figures/drawn/added.ts`,
  `${ART}/artwork.list.ts`,
];
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
  expect(formatted(tree, files[0] ?? '')).toContain(`animalCount = ${animalCount};`);
});

test('writes the record, raises the count and adds what each list needs', async () => {
  const tree = workspaceWith(sample);
  await species(tree, { name });
  const read = (file: string) => formatted(tree, file);
  const id = animalCount + 1;
  expect(read(`${DATA}/catalogue-size.ts`)).toContain(`animalCount = ${id};`);
  expect(read(`${DATA}/animals/roster-added.ts`)).toContain(
    `${id}, 'Nilgiri Langur', 'Semnopithecus johnii'`,
  );
  expect(read(`${DATA}/glance/data/nilgiri-langur.ts`)).toContain(`id: ${id},`);
  expect(read(`${DATA}/glance/data/glances-added.ts`)).toMatch(/nilgiriLangur,?\s*\]/);
  expect(read(`${DATA}/search/common-names.ts`)).toContain('hooded leaf monkey');
  expect(read(`${ART}/artwork.list.ts`)).toContain(
    "'nilgiri-langur': { figure: 'nilgiri-langur', hour: 'mist' }",
  );
  expect(read(`${ART}/figures/drawn/nilgiri-langur.ts`)).toContain("FIRST_FIGURES['hanuman-langur']()");
});

test.each([
  ['a missing field', /^food: .*\n/m, '', '- food is missing'],
  ['a missing fact', /^ {2}surprise:\n.*\n.*\n/m, '', '- glance.surprise is missing'],
  ['a fact without a source', 'from: [wpa, cites]', 'from: []', '- glance.law.from:'],
  ['an unknown source', 'from: [wpa, cites]', 'from: [wpa, cite]', "'cite'"],
  ['no scientific name', 'Semnopithecus johnii', 'nilgiri langur', '- scientific_name:'],
  ['a taken scientific name', 'Semnopithecus johnii', 'Semnopithecus entellus', 'the scientific name'],
  ['filler words', 'Glossy black fur', 'Majestic black fur', "the filler 'majestic'"],
  ['an unknown figure', 'like: hanuman-langur', 'like: dodo', '- picture.like: there is no figure dodo'],
  ['an hour of another biome', 'hour: mist', 'hour: polar', "- picture.hour: 'polar' is none of"],
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
