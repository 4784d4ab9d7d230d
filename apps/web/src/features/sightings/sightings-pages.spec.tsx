import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { samplePost } from '../../testing/samples';
import { foundTaxon, houseSparrow } from '../../testing/taxa';
import { cellAt } from './cell-address';
import AllSightingsPage from './all-sightings-page';
import CellSightingsPage from './cell-sightings-page';
import ParkSightingsPage from './park-sightings-page';
import SpeciesSightingsPage from './species-sightings-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const summary = {
  success: true,
  total: 0,
  members: 0,
  latest: null,
  latest_until: null,
  by_month: Array<number>(12).fill(0),
  parks: [],
  species: [],
  cells: [],
};
const page = (numbers: number[], next: string | null = null, more: object = {}): FakeAnswer => ({
  body: { success: true, posts: numbers.map((number) => samplePost(number)), next_cursor: next, ...more },
});

function show(
  path: string,
  pattern: string,
  element: ReactNode,
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/sightings/summary': () => ({ body: summary }),
    'POST /api/identifications/of-species': () => page([]),
    'GET /api/topics': () => ({ body: { success: true, topics: [] } }),
    ...answers,
  });
  return renderCommunity(path, element, pattern);
}

const link = (name: string) => screen.getByRole('link', { name });
const OF_SPECIES = '/community/sightings/species/:species';

test('lists the sightings of a species page by page, with the places and the ways back', async () => {
  show('/community/sightings/species/bengal-tiger', OF_SPECIES, <SpeciesSightingsPage />, {
    'POST /api/sightings/species': ({ body }) =>
      (body as { cursor?: string }).cursor === 'older' ? page([1]) : page([3, 2], 'older'),
    'GET /api/sightings/summary': () => ({
      body: {
        ...summary,
        total: 3,
        members: 2,
        latest: '2026-11',
        latest_until: '2026-11',
        parks: [{ park: 'kanha-national-park', total: 2 }],
        cells: [{ lat: 26.5, lng: 93.1, total: 1 }],
      },
    }),
  });
  expect(screen.getByRole('heading', { level: 1, name: /^Bengal Tiger/ })).toBeVisible();
  expect(await screen.findByText('3 sightings by 2 members, the latest in November 2026.')).toBeVisible();
  expect(await screen.findByText('Map of where members saw the Bengal Tiger')).toBeVisible();
  expect(link('Kanha National Park')).toHaveAttribute(
    'href',
    '/community/sightings/species/bengal-tiger?park=kanha-national-park',
  );
  expect(await screen.findByRole('link', { name: 'Within 40 km of Biswanath Chariali' })).toHaveAttribute(
    'href',
    '/community/sightings/cell/26.5,93.1',
  );
  expect(link('Species page')).toHaveAttribute('href', expect.stringMatching(/^\/animal\//));
  expect(link('Add your sighting')).toHaveAttribute('href', '/community/create-post?species=bengal-tiger');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  const feed = screen.getByRole('feed', { name: 'Sightings of Bengal Tiger' });
  expect(await within(feed).findByText('Post 1')).toBeVisible();
  expect(api.callsTo('/api/sightings/species').map(({ body }) => body)).toEqual([
    { species: 'bengal-tiger' },
    { species: 'bengal-tiger', cursor: 'older' },
  ]);
});

test('narrows to one park', async () => {
  show('/community/sightings/species/chital?park=kanha-national-park', OF_SPECIES, <SpeciesSightingsPage />, {
    'POST /api/sightings/species': () => page([]),
  });
  expect(
    await screen.findByRole('heading', { name: 'No sightings in Kanha National Park yet' }),
  ).toBeVisible();
  expect(link('All places')).toHaveAttribute('href', '/community/sightings/species/chital');
  expect(link('Add your sighting')).toHaveAttribute(
    'href',
    '/community/create-post?species=chital&park=kanha-national-park',
  );
  expect(api.callsTo('/api/sightings/species')[0]?.body).toEqual({
    species: 'chital',
    park: 'kanha-national-park',
  });
});

test('lists all sightings, and leads to those of a park', async () => {
  show('/community/sightings', '/community/sightings', <AllSightingsPage />, {
    'POST /api/sightings/all': () => page([2, 1]),
  });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  const search = within(screen.getByRole('search', { name: 'Search sightings' }));
  expect(search.queryByRole('combobox', { name: 'Month seen' })).not.toBeInTheDocument();
  await userEvent.type(search.getByRole('combobox', { name: 'Park' }), 'sasan gir{Enter}');
  await waitFor(() => expect(screen.queryByRole('search')).not.toBeInTheDocument());
});

test('a town leads to the map around it, with the same animal', async () => {
  show('/community/sightings/species/chital', OF_SPECIES, <SpeciesSightingsPage />, {
    'POST /api/sightings/species': () => page([1]),
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Park' }), 'naini');
  await userEvent.click(await screen.findByRole('option', { name: /^Nainital Town or village/ }));
  expect(await screen.findByText('Another screen')).toBeVisible();
});

test('leads to the sightings of an animal beyond the guide', async () => {
  show('/community/sightings', '/community/sightings', <AllSightingsPage />, {
    'POST /api/sightings/all': () => page([]),
    'GET /api/taxa': () => ({ body: { success: true, taxa: [foundTaxon(houseSparrow)], total: 1 } }),
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Animal' }), 'house sparrow');
  await userEvent.click(await screen.findByRole('option', { name: /^House Sparrow/ }));
  await waitFor(() => expect(screen.queryByRole('search')).not.toBeInTheDocument());
});

const IN_PARK = '/community/sightings/park/:park';

test('narrows an animal to an area beyond the guide, and clearing it widens again', async () => {
  show('/community/sightings/species/chital', OF_SPECIES, <SpeciesSightingsPage />, {
    'POST /api/sightings/species': () => page([1]),
  });
  const park = () => screen.getByRole('combobox', { name: 'Park' });
  await userEvent.click(screen.getByText('Search sightings'));
  await userEvent.type(park(), 'kabini');
  const nagarahole = 'Nagarahole National Park Karnataka · Also Kabini';
  expect(await screen.findByRole('option', { name: nagarahole })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Seen by members in Nagarahole National Park.')).toBeVisible();
  expect(park()).toHaveValue('Nagarahole National Park');
  const asked = () => api.callsTo('/api/sightings/species').at(-1)?.body;
  const narrowed = { species: 'chital', park: 'area-nagarahole-national-park' };
  await waitFor(() => expect(asked()).toEqual(narrowed));
  await userEvent.type(park(), 'x');
  expect(asked()).toEqual(narrowed);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the place' }));
  await waitFor(() => expect(asked()).toEqual({ species: 'chital' }));
});

test('lists the sightings in an area beyond the guide, which has no page of its own', async () => {
  show('/community/sightings/park/area-chilika-lake', IN_PARK, <ParkSightingsPage />, {
    'POST /api/sightings/park': () => page([1]),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Chilika Lake, Odisha' })).toBeVisible();
  expect(await screen.findByRole('feed', { name: 'Sightings in Chilika Lake' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Park page' })).not.toBeInTheDocument();
  expect(link('Add your sighting')).toHaveAttribute('href', '/community/create-post?park=area-chilika-lake');
  expect(api.callsTo('/api/sightings/park')[0]?.body).toEqual({ park: 'area-chilika-lake' });
});

test('narrows the sightings of an animal to a month, and says so where there are none', async () => {
  show('/community/sightings/species/chital?park=kanha-national-park', OF_SPECIES, <SpeciesSightingsPage />, {
    'POST /api/sightings/species': ({ body }) => ((body as { month?: number }).month ? page([]) : page([1])),
  });
  expect(await screen.findByRole('article')).toBeVisible();
  const month = () => screen.getByRole('combobox', { name: 'Month seen' });
  await userEvent.selectOptions(month(), 'May');
  expect(await screen.findByRole('heading', { name: 'None seen in May yet' })).toBeVisible();
  expect(api.callsTo('/api/sightings/species').at(-1)?.body).toEqual({
    species: 'chital',
    park: 'kanha-national-park',
    month: 5,
  });
  expect(month()).toHaveDisplayValue('May');
  await userEvent.selectOptions(month(), 'All months');
  expect(await screen.findByRole('article')).toBeVisible();
});

test.each(['13', '0', 'x'])('a month %s in the address is none', async (month) => {
  show(
    `/community/sightings/park/kanha-national-park?month=${month}`,
    '/community/sightings/park/:park',
    <ParkSightingsPage />,
    {
      'POST /api/sightings/park': () => page([1]),
    },
  );
  expect(await screen.findByRole('article')).toBeVisible();
  expect(api.callsTo('/api/sightings/park')[0]?.body).toEqual({ park: 'kanha-national-park' });
});

test('lists the sightings in a park, and its species', async () => {
  show(
    '/community/sightings/park/kanha-national-park',
    '/community/sightings/park/:park',
    <ParkSightingsPage />,
    {
      'POST /api/sightings/park': () => page([1]),
      'GET /api/sightings/summary': () => ({
        body: {
          ...summary,
          total: 1,
          latest: '2026-11',
          latest_until: '2026-11',
          species: [{ species: 'chital', total: 1 }],
        },
      }),
    },
  );
  expect(await screen.findByRole('article')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Chital/ })).toHaveAttribute(
    'href',
    '/community/sightings/species/chital?park=kanha-national-park',
  );
  expect(link('Park page')).toHaveAttribute('href', '/parks&sancturies/kanha-national-park');
});

test('a park without sightings invites once', async () => {
  show(
    '/community/sightings/park/kanha-national-park',
    '/community/sightings/park/:park',
    <ParkSightingsPage />,
    { 'POST /api/sightings/park': () => page([]) },
  );
  expect(await screen.findByText('Yours can be the first.')).toBeVisible();
  expect(screen.getAllByText(/Yours can be the first/)).toHaveLength(1);
  expect(screen.queryByText('Seen by members.')).not.toBeInTheDocument();
});

test('any point of a square lists the square', async () => {
  show(
    '/community/sightings/cell/26.4123,93.0456',
    '/community/sightings/cell/:cell',
    <CellSightingsPage />,
    {
      'POST /api/sightings/cell': () => page([1], null, { cell: { lat: 26.5, lng: 93.1 } }),
    },
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Within 40 km of Biswanath Chariali' }),
  ).toBeVisible();
  expect(await screen.findByRole('article')).toBeVisible();
  expect(api.callsTo('/api/sightings/cell')[0]?.body).toEqual({ lat: 26.5, lng: 93.1 });
});

test.each<[string, string, ReactNode, string]>([
  ['/community/sightings/species/unicorn', OF_SPECIES, <SpeciesSightingsPage />, 'No such species'],
  [
    '/community/sightings/park/narnia',
    '/community/sightings/park/:park',
    <ParkSightingsPage />,
    'No such park',
  ],
  [
    '/community/sightings/cell/here',
    '/community/sightings/cell/:cell',
    <CellSightingsPage />,
    'No such place',
  ],
])('%s names nothing, and nothing is asked', async (path, pattern, element, title) => {
  show(path, pattern, element);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(api.calls.filter(({ path: called }) => called.includes('sightings'))).toHaveLength(0);
});

test('an address of a square has two numbers on the globe', () => {
  expect(cellAt('26.5,93.1')).toEqual({ lat: 26.5, lng: 93.1 });
  for (const address of ['', '26.5', '91,0', '0,181', '26.5,93.1,1', 'a,b'])
    expect(cellAt(address)).toBeNull();
});
