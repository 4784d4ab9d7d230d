import { act, screen, within } from '@testing-library/react';
import { fakeSettings } from '../../../testing/fake-settings';
import { openRoutes } from '../../../testing/open-routes';
import { shownMaps } from '../../../testing/maps';
import RecentPage, { meta } from './recent-page';
import { elephants, geese } from './testing/recent-answer';

const setSettings = fakeSettings();
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  setSettings({ recentTracks: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const answer = (configured: number, ...studies: unknown[]) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ configured, studies })));

async function open(id: string) {
  const view = openRoutes(
    [{ path: '/live-tracking/recent/:id', Component: RecentPage }],
    `/live-tracking/recent/${id}`,
  );
  await act(async () => undefined);
  return view;
}

const title = () => screen.findByRole('heading', { level: 1 });
const wayBack = () => screen.getByRole('link', { name: 'Live Tracking' });

test('plays a track of cells: last day, why cells, about distances, and its source', async () => {
  answer(2, geese, elephants);
  await open('1542155599-ba9876543210');
  expect(await screen.findByRole('heading', { level: 1, name: 'Asian Elephant' })).toBeVisible();
  expect(screen.getByText(/Herd 1, last position: 19 March 2026/)).toHaveTextContent('Recent');
  expect(screen.getByText(/^Places are shown as cells of about 22 km and two weeks late/)).toBeVisible();
  const player = within(screen.getByRole('region', { name: 'Journey player' }));
  expect(screen.getByText(/^Herd 1, 7 Mar 2026 to 19 Mar 2026\. Example C\. 2024/)).toBeVisible();
  // The track plays by itself.
  expect(player.getByText(/^about [\d,]+ km so far$/)).toBeVisible();
  expect(player.queryByText(/in the last day|Speed unknown/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Days spent in one cell' })).toHaveTextContent('Stayed 10 days');
  const journal = within(screen.getByRole('region', { name: 'The journey in words' }));
  expect(journal.getAllByText(/^about \d+ km$/)).not.toHaveLength(0);
  const source = within(screen.getByRole('region', { name: 'Where this comes from' }));
  expect(source.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', elephants.licenceUrl);
  expect(source.getByRole('link', { name: elephants.name })).toHaveAttribute('href', elephants.url);
  expect(screen.getByRole('link', { name: 'About the Asian Elephant' })).toHaveAttribute('href', '/animal/7');
  expect(shownMaps.journey.mock.lastCall?.[0].tracks).toMatchObject([{ cellDegrees: 0.2 }]);
});

test('exact places are told as measured ones', async () => {
  answer(1, geese);
  await open('2911040-0123456789ab');
  expect(await screen.findByText(/Goose 7, last position: 19 March 2026/)).toBeVisible();
  expect(screen.queryByText(/shown as cells/)).not.toBeInTheDocument();
  expect(screen.getByText(/^[\d.,]+ km so far$/)).toBeVisible();
});

test('says that there is no such track when all studies have been read', async () => {
  answer(1, geese);
  await open('2911040-000000000000');
  expect(await screen.findByRole('heading', { level: 1, name: 'No such track' })).toBeVisible();
  expect(wayBack()).toHaveAttribute('href', '/live-tracking');
});

test('waits while its study is being read', async () => {
  answer(2, geese);
  await open('1542155599-ba9876543210');
  expect(await title()).toHaveTextContent('Recent track');
  expect(screen.getByText('Loading the studies…')).toBeInTheDocument();
  expect(wayBack()).toHaveAttribute('href', '/live-tracking');
});

test('says that the call failed and offers to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open('2911040-0123456789ab');
  expect(await screen.findByRole('alert')).toHaveTextContent('The recent tracks could not be loaded.');
  answer(1, geese);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText(/Goose 7, last position/)).toBeVisible();
});

test('is not found on a site without studies, which asks nothing', async () => {
  setSettings({ recentTracks: false });
  await open('2911040-0123456789ab');
  expect(await title()).toHaveTextContent('The tracks end here');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('is not for search engines', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
