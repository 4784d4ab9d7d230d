import type { Sighting } from '@aranya/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCommunity } from '../../testing/render-community';
import { SightingBox } from './sighting-box';

const tiger: Sighting = {
  species: [
    { species: 'bengal-tiger', count: 2 },
    { species: 'chital', count: null },
  ],
  place: { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 },
  seen_on: '2026-11',
  protected: true,
};
const kaziranga = { kind: 'park', park: 'kaziranga-national-park' } as const;
const fineCell = { place: { kind: 'cell', lat: 26.57, lng: 93.17, degrees: 0.02 } } as const;
const show = (changes: Partial<Sighting> = {}) =>
  renderCommunity('/', <SightingBox sighting={{ ...tiger, ...changes }} />);
const link = (name: string | RegExp) => screen.getByRole('link', { name });

// First: once the towns are there, later tests have the words at once.
test.each<[what: string, place: NonNullable<Sighting['place']>, text: string | RegExp]>([
  ['a point beside a town', { kind: 'point', lat: 17.93, lng: 73.65 }, 'near Mahabaleshwar'],
  [
    'a point with a name',
    { kind: 'point', lat: 17.93, lng: 73.65, name: 'Behind the school' },
    /^Behind the school ?, near Mahabaleshwar$/,
  ],
  ['a square of 2 km', { kind: 'cell', lat: 17.93, lng: 73.65, degrees: 0.02 }, 'near Mahabaleshwar'],
  [
    'a square of 22 km',
    { kind: 'cell', lat: 17.9, lng: 73.7, degrees: 0.2 },
    'within 20 km of Mahabaleshwar',
  ],
])('%s has words, as soon as the list of towns is there', async (_, place, text) => {
  show({ place });
  expect(await screen.findByRole('link', { name: text })).toBeVisible();
});

test('others see species, square and month of a protected one, and why', () => {
  show();
  expect(link('Bengal Tiger')).toHaveAttribute('href', expect.stringMatching(/^\/animal\/\d+$/));
  expect(screen.getByRole('group', { name: 'Sighting' })).toHaveTextContent('×, seen: 2');
  expect(link('within 40 km of Biswanath Chariali')).toHaveAttribute(
    'href',
    '/community/sightings/cell/26.5,93.1',
  );
  expect(screen.getByText('Nov 2026')).toHaveAttribute('datetime', '2026-11');
  expect(screen.getByText('Protected place')).toBeVisible();
  expect(screen.queryByText(/Others do not/)).not.toBeInTheDocument();
});

test('an animal beyond the catalogue has its name, its page and the sign of its group', () => {
  const taxon = { id: 12, scientific_name: 'Passer', name: null, rank: 'genus', group: 'birds' };
  show({ species: [{ species: 'taxon-12', count: 7, taxon }] });
  expect(link('Passer')).toHaveAttribute('href', '/taxa/12-passer');
  const group = screen.getByRole('group', { name: 'Sighting' });
  expect(group).toHaveTextContent('×, seen: 7');
  expect(group.querySelector('img')).toBeNull();
});

test('of a walk, three animals stand until a reader asks for the rest, in place', async () => {
  const walk = ['chital', 'gaur', 'sambar', 'dhole', 'nilgai'].map((species) => ({ species, count: null }));
  show({ species: walk });
  const names = () =>
    screen
      .getAllByRole('link')
      .slice(0, -1)
      .map((each) => each.textContent);
  expect(names()).toEqual(['Chital', 'Gaur', 'Sambar']);
  await userEvent.click(screen.getByRole('button', { name: 'and 2 more', expanded: false }));
  expect(names()).toEqual(['Chital', 'Gaur', 'Sambar', 'Dhole', 'Nilgai']);
  const fewer = screen.getByRole('button', { name: 'Show fewer', expanded: true });
  expect(fewer).toHaveFocus();
  await userEvent.click(fewer);
  expect(names()).toHaveLength(3);
});

test('four animals need no question', () => {
  show({ species: ['chital', 'gaur', 'sambar', 'dhole'].map((species) => ({ species, count: null })) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(link('Dhole')).toBeVisible();
});

test('one that is gone is named by its key', () => {
  show({ species: [{ species: 'unicorn', count: null }] });
  expect(screen.getByText('unicorn')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'unicorn' })).toBeNull();
});

test('the note for others speaks of no place where none is shown', () => {
  show({ place: null });
  expect(screen.getByText('Protected sighting')).toBeVisible();
  expect(screen.getByText('To keep this animal safe, only the month is shown.')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Sighting' })).not.toHaveTextContent(/place/i);
});

test('the author sees the exact place, and what others see', () => {
  show({
    place: { kind: 'point', lat: 26.57123, lng: 93.17123 },
    seen_on: '2026-11-03',
    others_see: { place: tiger.place, seen_on: '2026-11' },
  });
  expect(link('near Kaziranga National Park')).toHaveAttribute('href', '/community/sightings/cell/26.5,93.1');
  expect(screen.getByText('3 Nov 2026')).toBeVisible();
  expect(screen.getByText('Others see a square of about 22 km and the month.')).toBeVisible();
});

test.each<[Partial<Sighting>, string]>([
  [
    { place: kaziranga, others_see: { place: kaziranga, seen_on: '2026-11' } },
    'Others see the park and the month.',
  ],
  [
    { place: kaziranga, others_see: { place: null, seen_on: '2026-11' } },
    'Others see no place and only the month.',
  ],
  [
    { place: kaziranga, others_see: { place: { kind: 'state', state: 'Assam' }, seen_on: '2026-11' } },
    'Others see Assam and the month and, thirty days after your sighting, the park.',
  ],
  [
    { place: tiger.place, others_see: { ...fineCell, seen_on: '2026-11-02/2026-11-08' } },
    'Others see a square of about 2 km and the week.',
  ],
  [{ place: null, others_see: { place: null, seen_on: '2026-11' } }, 'Others see only the month.'],
])('the author of %j is told what others see', (changes, text) => {
  show(changes);
  expect(screen.getByText(text)).toBeVisible();
});

test('an area beyond the guide has its name and state, and leads to its page', async () => {
  show({ place: { kind: 'park', park: 'area-nagarjunasagar-srisailam-tiger-reserve' } });
  // Made of its address, until its name is there.
  expect(link(/^Nagarjunasagar.Srisailam Tiger Reserve/)).toBeVisible();
  const name = 'Nagarjunasagar-Srisailam Tiger Reserve, Andhra Pradesh';
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    '/areas/nagarjunasagar-srisailam-tiger-reserve',
  );
});

test('a common species in a park has nothing to protect', () => {
  show({
    species: [{ species: 'chital', count: null }],
    place: { kind: 'park', park: 'kaziranga-national-park' },
    seen_on: '2026-11-03',
    protected: false,
  });
  expect(link('Kaziranga National Park')).toHaveAttribute(
    'href',
    '/parks&sancturies/kaziranga-national-park',
  );
  expect(screen.queryByText('Protected place')).not.toBeInTheDocument();
});
