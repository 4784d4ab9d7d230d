import { parkCount } from '@aranya/wildlife-data';
import { formatted, readSample, virtualWorkspace } from '../testing/virtual-workspace';
import park from './park';

// Every park of today has animals drawn for it; a figure stands on the poster of a park that was added.
jest.mock('@aranya/artwork/lists', () => ({
  ...jest.requireActual<object>('@aranya/artwork/lists'),
  posterFigures: () => ['bengal-tiger'],
}));

const RECORD = 'libs/wildlife-data/data/parks/mudumalai-national-park.yaml';
const files = ['tools/artwork/src/posters/added.ts'];
const sample = readSample('mudumalai.yaml');
const name = 'Mudumalai National Park';

function workspaceWith(record?: string) {
  const tree = virtualWorkspace(files);
  if (record !== undefined) tree.write('drafts/mudumalai-national-park.yaml', record);
  return tree;
}

test('without a record it writes a draft', async () => {
  const tree = workspaceWith();
  await park(tree, { name });
  expect(formatted(tree, 'drafts/mudumalai-national-park.yaml')).toContain(`name: ${name}\n`);
});

test('writes the record and a poster', async () => {
  const tree = workspaceWith(sample);
  await park(tree, { name });
  const read = (file: string) => formatted(tree, file);
  const record = read(RECORD);
  expect(record).toContain(`id: ${parkCount + 1}\nname: Mudumalai National Park\n`);
  expect(record).toContain('signature: indian-giant-squirrel\n');
  expect(record).toContain('Theppakadu');
  expect(record).not.toContain('poster');
  expect(read('tools/artwork/src/posters/mudumalai-national-park.ts')).toContain(
    "figure: 'indian-giant-squirrel'",
  );
});

test.each([
  [
    'an unknown state',
    'states: [Tamil Nadu]',
    'states: [Tamilnad]',
    'mudumalai-national-park.yaml:3:10 states.0:',
  ],
  ['a state without facts', 'states: [Tamil Nadu]', 'states: [Goa]', 'Goa has no facts yet'],
  [
    'a season that its months do not say',
    'months: [10, 11, 12, 1, 2, 3]',
    'months: [10, 11]',
    'does not agree',
  ],
  ['a place outside its state', 'lng: 76.55', 'lng: 90.1', 'is not in Tamil Nadu'],
  [
    'a figure of another poster',
    'figure: indian-giant-squirrel',
    'figure: bengal-tiger',
    'mudumalai-national-park.yaml:31:3 poster.figure: bengal-tiger stands on another poster',
  ],
  [
    'no name in posts',
    'names_in_posts: [mudumalai]',
    'names_in_posts: []',
    'names_in_posts: give at least 1 entry.',
  ],
  ['a price', 'tickets are sold', 'tickets for ₹500 are sold', 'names a price'],
])('refuses %s by name', async (_what, part, other, fault) => {
  await expect(park(workspaceWith(sample.replace(part, other)), { name })).rejects.toThrow(fault);
});

test('refuses a name that is taken or says no kind', async () => {
  await expect(park(workspaceWith(), { name: 'Kanha National Park' })).rejects.toThrow('is taken by park 5');
  await expect(park(workspaceWith(), { name: 'Mudumalai' })).rejects.toThrow('does not say National Park');
});
