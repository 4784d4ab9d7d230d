import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { parseSummary } from '../../data/sightings/fetch-summary';
import { houseSparrow } from '../../testing/taxa';
import { SeenByMembers } from './seen-by-members';
import { summaryText } from './summary-text';

const original = globalThis.fetch;
const asked = jest.fn();
const answer = (body: unknown, ok = true) => {
  globalThis.fetch = async (input) => {
    asked(String(input));
    return { ok, status: ok ? 200 : 503, json: () => Promise.resolve(body) } as Response;
  };
};
afterEach(() => {
  globalThis.fetch = original;
  asked.mockReset();
});

function show(of: { species: string } | { park: string }) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SeenByMembers level={2} name="It" {...of} /> },
  ]);
  return render(<Stub />);
}

const link = (name: string) => screen.getByRole('link', { name });

test('counts the sightings of a species and its months, and names the parks and areas', async () => {
  answer({
    success: true,
    total: 12,
    members: 5,
    latest: '2026-11',
    by_month: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 3],
    parks: [
      { park: 'area-chilika-lake', total: 8 },
      { park: 'kaziranga-national-park', total: 7 },
      { park: 'narnia', total: 1 },
    ],
    species: [],
    cells: [],
  });
  show({ species: 'bengal-tiger' });
  expect(await screen.findByText('12 sightings by 5 members, the latest in November 2026.')).toBeVisible();
  expect(asked).toHaveBeenCalledWith('/api/sightings/summary?species=bengal-tiger');
  expect(await screen.findByRole('link', { name: 'Kaziranga National Park' })).toHaveAttribute(
    'href',
    '/parks&sancturies/kaziranga-national-park',
  );
  expect(await screen.findByRole('link', { name: 'Chilika Lake, Odisha' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Parks and other areas' }).children).toHaveLength(2);
  const months = within(screen.getByRole('list', { name: 'By month, all years together' }));
  const said = months.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
  expect(said.slice(9)).toEqual(['October: 0', 'November: 9', 'December: 3']);
  expect(link('See the sightings')).toHaveAttribute('href', '/community/sightings/species/bengal-tiger');
  expect(link('Add your sighting')).toHaveAttribute('href', '/community/create-post?species=bengal-tiger');
});

test('counts the species of a park', async () => {
  const species = [
    { species: 'chital', total: 1 },
    { species: 'taxon-16001', total: 1, taxon: houseSparrow },
    { species: 'gone', total: 1 },
  ];
  answer({ total: 3, latest: '2026-01', parks: [], species, cells: [] });
  show({ park: 'kanha-national-park' });
  expect(await screen.findByText('3 sightings, the latest in January 2026.')).toBeVisible();
  // The browser kept an answer from before the months.
  expect(screen.queryByRole('list', { name: /^By month/ })).not.toBeInTheDocument();
  const named = within(await screen.findByRole('list', { name: 'Species' })).getAllByRole('link');
  expect(named.map(({ textContent }) => textContent)).toEqual(['Chital', 'House Sparrow']);
  expect(link('What you have not seen')).toHaveAttribute(
    'href',
    '/community/life-list?tab=targets&park=kanha-national-park',
  );
  expect(link('See the sightings')).toHaveAttribute('href', '/community/sightings/park/kanha-national-park');
});

test.each<[string, () => void]>([
  ['without a network', () => (globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch')))],
  ['with a refusal', () => answer({}, false)],
  ['with an answer that is none', () => answer({ total: 'many' })],
])('%s the links stand alone', async (_, prepare) => {
  prepare();
  show({ species: 'chital' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Where and when members saw it.')).toBeVisible();
  expect(link('See the sightings')).toBeVisible();
});

test('where nobody saw one, no link leads to an empty list', async () => {
  answer({ total: 0, latest: null, parks: [], species: [], cells: [] });
  show({ species: 'chital' });
  expect(await screen.findByText(/No sightings yet/)).toBeVisible();
  expect(link('Add your sighting')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the sightings' })).not.toBeInTheDocument();
});

test('Follow leads guests by way of sign-up, and back to the page', async () => {
  answer({ total: 0, latest: null, parks: [], species: [], cells: [] });
  show({ species: 'chital' });
  expect(await screen.findByText(/No sightings yet/)).toBeVisible();
  expect(link('Follow It')).toHaveAttribute('href', '/community/following?back=%2F');
});

test.each([
  ['2025-10', '2025-11', 'the latest in October 2025 or November 2025.'],
  ['2026-11', '2026-11', 'the latest in November 2026.'],
  ['2026-11', undefined, 'the latest in November 2026.'],
])('the latest may be known by a week from %s to %s', (latest, until, said) => {
  expect(summaryText(parseSummary({ total: 1, latest, latest_until: until }))).toBe(`One sighting, ${said}`);
});

test('more animals than sightings are explained', () => {
  const species = ['chital', 'dhole', 'hanuman-langur'].map((slug) => ({ species: slug, total: 1 }));
  const said = (total: number) => summaryText(parseSummary({ total, latest, species }));
  const latest = '2026-11';
  expect(said(1)).toBe('One sighting of several animals, the latest in November 2026.');
  expect(said(2)).toBe('2 sightings of several animals, the latest in November 2026.');
  expect(said(3)).toBe('3 sightings, the latest in November 2026.');
  expect(summaryText(parseSummary({ total: 3, members: 1, latest }))).toBe(
    '3 sightings by one member, the latest in November 2026.',
  );
});

test('a summary without sightings invites', () => {
  expect(summaryText(parseSummary({ total: 0, latest: null }))).toBe(
    'No sightings yet. Yours can be the first.',
  );
});
