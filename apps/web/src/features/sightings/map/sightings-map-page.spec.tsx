import type { SightingsMap } from '@aranya/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import SightingsMapPage from './sightings-map-page';

const id = (n: number) => `0190b6a2-0000-7000-8000-00000000000${n}`;

const found: SightingsMap = {
  total: 3,
  has_more: false,
  marks: [
    { lat: 26.58, lng: 93.17, degrees: 0, park: 'kaziranga-national-park', total: 2 },
    { lat: 26.5, lng: 93.1, degrees: 0.2, park: null, total: 1 },
  ],
  sightings: [
    {
      post_id: id(1),
      species: [
        { species: 'chital', count: null },
        { species: 'gaur', count: 2 },
      ],
      place: { kind: 'park', park: 'kaziranga-national-park' },
      seen_on: '2026-05-14',
      protected: false,
    },
    {
      post_id: id(2),
      species: [{ species: 'bengal-tiger', count: null }],
      place: { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 },
      seen_on: '2026-05',
      protected: true,
    },
    {
      post_id: id(3),
      species: [],
      place: { kind: 'point', lat: 26.57, lng: 93.17 },
      seen_on: '2026-05-02',
      protected: false,
    },
  ],
};
const none: SightingsMap = { total: 0, has_more: false, marks: [], sightings: [] };

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  api.finish();
  Reflect.deleteProperty(navigator, 'geolocation');
});

function show(search = '', answer: (body: unknown) => SightingsMap = () => found) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/sightings/map': ({ body }): FakeAnswer => ({ body: { success: true, ...answer(body) } }),
  });
  return renderCommunity(`/community/map${search}`, <SightingsMapPage />, '/community/map');
}

const map = () => screen.findByRole('button', { name: /^Map of what members saw/ });
const asked = () => api.callsTo('/api/sightings/map').at(-1)?.body;
const BOX = { south: 26.2, west: 92.6, north: 26.9, east: 93.7 };

test('lists what the map shows, with the place as others may know it, and leads to the posts', async () => {
  show();
  expect(await map()).toHaveTextContent('with 0 marks, of India');
  await userEvent.click(await map());
  expect(await screen.findByText('3 sightings on this part of the map.')).toBeVisible();
  expect(await map()).toHaveTextContent('with 2 marks, at 26.5, 93.1');
  // Its words come with the list of towns.
  await screen.findByText('near Kaziranga National Park');
  const rows = screen
    .getAllByRole('listitem')
    .filter((row) => row.closest('[aria-label="Sightings on the map"]'));
  expect(rows.map((row) => row.textContent)).toEqual([
    'Chital and 1 moreAxis axisin Kaziranga National Park14 May 2026',
    'Bengal TigerPanthera tigris tigriswithin 40 km of Biswanath CharialiMay 2026',
    'Not named yetnear Kaziranga National Park2 May 2026',
  ]);
  expect(screen.getByRole('link', { name: 'Bengal Tiger' })).toHaveAttribute(
    'href',
    `/community/post/${id(2)}`,
  );
  // No key reaches the marks.
  expect(rows.map((row) => row.querySelector('.small a')?.getAttribute('href'))).toEqual([
    '/community/sightings/park/kaziranga-national-park',
    '/community/sightings/cell/26.5,93.1',
    '/community/sightings/cell/26.5,93.1',
  ]);
});

test('the filters of the address are asked for, and a choice replaces them', async () => {
  show('?group=birds&seen=30-days&animal=indian-peacock&at=26.5,93.1,9');
  await userEvent.click(await map());
  await screen.findByText('3 sightings on this part of the map.');
  expect(asked()).toMatchObject({ group: 'birds', species: 'indian-peacock', last_days: 30 });
  expect(screen.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Birds');
  const seen = screen.getByRole('combobox', { name: 'Seen' });
  expect(seen).toHaveDisplayValue('The last 30 days');
  await userEvent.selectOptions(seen, 'May');
  await userEvent.click(screen.getByRole('button', { name: /^Indian Peacock/ }));
  await screen.findByRole('combobox', { name: 'Animal' });
  expect(asked()).toEqual({ ...BOX, group: 'birds', month: 5 });
});

test('where nothing was seen under the filters, all sightings are one press away', async () => {
  show('?group=fishes', (body) => ('group' in (body as object) ? none : found));
  await userEvent.click(await map());
  expect(await screen.findByText('No sightings on this part of the map')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all sightings' }));
  expect(await screen.findByText('3 sightings on this part of the map.')).toBeVisible();
});

test('of very many, says which are counted and listed', async () => {
  show('', () => ({ ...found, total: 10_000, has_more: true }));
  await userEvent.click(await map());
  expect(
    await screen.findByText(
      'There are very many sightings here, and only the newest 10,000 are counted. Zoom in to see others. The newest 3 are listed.',
    ),
  ).toBeVisible();
});

test('near me moves the map to about the place of the device, and tells nobody more', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (onFound: PositionCallback) =>
        onFound({ coords: { latitude: 26.571239, longitude: 93.174561 } } as GeolocationPosition),
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await map()).toHaveTextContent('at 26.57, 93.17');
  await userEvent.click(await map());
  await screen.findByText('3 sightings on this part of the map.');
  expect(JSON.stringify(api.calls)).not.toMatch(/26\.57\d|93\.17\d/);
});

test.each([
  ['ooty', /^Ooty Town or village/, 'at 11.41, 76.7'],
  ['nagarhole', /^Nagarahole National Park/, 'at 12.02, 76.1'],
])('a search for %s moves the map there, and filters nothing', async (text, option, shown) => {
  show('?group=birds');
  const place = await screen.findByRole('combobox', { name: 'Place' });
  await userEvent.type(place, text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  expect(await map()).toHaveTextContent(shown);
  await userEvent.click(await map());
  await waitFor(() => expect(asked()).toEqual({ ...BOX, group: 'birds' }));
});

test('a failure can be tried again', async () => {
  let works = false;
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/sightings/map': () =>
      works ? { body: { success: true, ...found } } : { status: 503, body: {} },
  });
  renderCommunity('/community/map', <SightingsMapPage />);
  await userEvent.click(await map());
  expect(await screen.findByText('The sightings could not be loaded')).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 sightings on this part of the map.')).toBeVisible();
});
