import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { fakeSettings } from '../../../testing/fake-settings';
import { RecentTracks } from './recent-tracks';
import { elephants, geese } from './testing/recent-answer';

const setSettings = fakeSettings();
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-20T12:00:00Z') });
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  setSettings({ recentTracks: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A real Response is read outside of the fake clock. */
const recentResponse = (configured: number, studies: readonly unknown[]) =>
  ({ ok: true, json: async () => ({ configured, studies }) }) as Response;
const answer = (configured: number, ...studies: unknown[]) =>
  fetchMock.mockResolvedValueOnce(recentResponse(configured, studies));
const wait = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    await jest.advanceTimersByTimeAsync(0);
  });
const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const logged = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

async function open() {
  const view = render(
    <MemoryRouter>
      <RecentTracks />
    </MemoryRouter>,
  );
  // The list is a module of its own.
  await act(async () => void (await import('./recent-list')));
  await wait(0);
  return view;
}

const list = () => screen.queryByRole('region', { name: 'Seen lately' });

test('without studies nothing is shown and nothing is fetched', async () => {
  setSettings({ recentTracks: false });
  const { container } = await open();
  expect(container).toBeEmptyDOMElement();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('shows nothing when the API says that there are none', async () => {
  answer(0);
  await open();
  expect(list()).not.toBeInTheDocument();
});

test('lists each study with its animals, last days, credit, licence, page and age', async () => {
  answer(2, geese, elephants);
  await open();
  expect(list()).toHaveTextContent('Recent From public studies on Movebank');
  expect(list()).not.toHaveTextContent(/live/i);
  const study = within(screen.getByRole('region', { name: 'Elephants between two hills' }));
  const row = study.getByRole('link', { name: /^Asian Elephant/ });
  expect(row).toHaveTextContent('Herd 1');
  expect(row).toHaveTextContent('last position: 19 March 2026');
  expect(row).toHaveAttribute('href', '/live-tracking/recent/1542155599-ba9876543210');
  expect(row.querySelector('img')).toHaveAttribute('src', '/artwork/portraits/asian-elephant.svg');
  expect(study.getByText(elephants.credit)).toBeVisible();
  expect(study.getByText(/read 3 hours ago/)).toBeVisible();
  expect(study.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', elephants.licenceUrl);
  expect(study.getByRole('link', { name: 'Study on Movebank' })).toHaveAttribute('href', elephants.url);
  await wait(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('asks every ten seconds while a study is being read', async () => {
  answer(2, geese);
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading another study…');
  answer(2, geese, elephants);
  await wait(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('region', { name: elephants.name })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('gives up after two minutes, says so, and asks again on request', async () => {
  fetchMock.mockImplementation(async () => recentResponse(2, [geese]));
  await open();
  for (let asked = 1; asked < 20; asked++) await wait(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(12);
  expect(list()).toHaveTextContent('One study could not be loaded yet.');
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  await wait(0);
  expect(fetchMock).toHaveBeenCalledTimes(13);
});

test('says that the call failed, and asks again on request', async () => {
  const log = logged();
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  expect(log).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The recent tracks could not be loaded.');
  answer(1, geese);
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  await wait(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: geese.name })).toBeInTheDocument();
});

test('offline it says so, and asks again by itself when the connection is back', async () => {
  logged();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  online.mockReturnValue(true);
  answer(1, geese);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await wait(0);
  expect(screen.getByRole('region', { name: geese.name })).toBeInTheDocument();
});

test('leaving the page ends the call and the asking', async () => {
  answer(2, geese);
  const { unmount } = await open();
  unmount();
  expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  await wait(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
