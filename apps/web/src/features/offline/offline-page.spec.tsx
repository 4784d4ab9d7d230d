import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listReadings, putReadings } from '../../data/kept-reading/reading-storage';
import { clearReadings } from '../../lib/device-storage';
import { inLanguage } from '../../testing/in-language';
import { renderAt } from '../../testing/render-at';
import OfflinePage, { loader } from './offline-page';

const noCaches = {
  match: () => Promise.resolve(undefined),
  open: () => Promise.resolve({ match: () => Promise.resolve(undefined) }),
  delete: () => Promise.resolve(false),
};

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(window, 'caches', { value: noCaches, configurable: true });
  Object.defineProperty(window, 'fetch', {
    value: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')),
    configurable: true,
  });
});

test('says that nothing is kept yet, and offers each class and each park', async () => {
  renderAt('/offline', OfflinePage, loader);
  expect(await screen.findByText('Nothing is kept yet.')).toBeInTheDocument();
  const animals = within(screen.getByRole('region', { name: 'Take animals along' }));
  expect(animals.getAllByRole('listitem')).toHaveLength(7);
  expect(within(screen.getByLabelText('Park or sanctuary')).getAllByRole('option')).toHaveLength(32);
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
});

test('in Marathi, takes Marathi pages along, and opens kept pages in their own language', async () => {
  inLanguage('mr');
  const html = new Response('<title>Leopard · Aranya</title>');
  const pages = {
    keys: () => Promise.resolve([new Request('http://localhost/animal/2')]),
    match: () => Promise.resolve(html),
    matchAll: () => Promise.resolve([]),
  };
  const caches = { match: () => Promise.resolve(html), open: () => Promise.resolve(pages) };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  renderAt('/mr/offline', OfflinePage, loader);
  await screen.findByRole('region', { name: 'प्राणी सोबत न्या' });
  const names = within(screen.getByLabelText('उद्यान किंवा अभयारण्य')).getAllByRole('option');
  for (const { textContent } of names) expect(textContent).not.toMatch(/[A-Za-z]/);
  for (const { pages: taken } of loader().classes)
    for (const page of taken) expect(page).toMatch(/^\/mr\/animal/);
  expect(await screen.findByRole('link', { name: 'Leopard' })).toHaveAttribute('lang', 'en');
});

test('what cannot be loaded says so, and can be tried again', async () => {
  const user = userEvent.setup();
  renderAt('/offline', OfflinePage, loader);
  await user.click(await screen.findByRole('button', { name: 'Take along Birds' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not all of it could be loaded.');
  await user.selectOptions(screen.getByLabelText('Park or sanctuary'), 'Gir National Park');
  expect(screen.getByRole('button', { name: 'Take along Gir National Park' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Take along Birds' })).toBeEnabled();
});

test('keeping says that it loads, and that it fails', async () => {
  const user = userEvent.setup();
  renderAt('/offline', OfflinePage, loader);
  await screen.findByText('Nothing is kept yet.');
  let fail: (reason: Error) => void = () => undefined;
  jest.mocked(window.fetch).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await user.click(screen.getByRole('checkbox', { name: 'Keep the pages that I read' }));
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByText('Nothing is kept yet.')).not.toBeInTheDocument();
  fail(new TypeError('Failed to fetch'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The pages could not be kept.');
  expect(screen.getByText('Nothing is kept yet.')).toBeInTheDocument();
});

test('what can be taken along stands before what is kept, and says what it switches on', async () => {
  renderAt('/offline', OfflinePage, loader);
  await screen.findByText('Nothing is kept yet.');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Take animals along', 'Take a park along', 'On this device']);
  expect(screen.getByRole('region', { name: 'Take animals along' })).toHaveTextContent(
    'the pages you read next are kept as well',
  );
  expect(screen.getByRole('checkbox', { name: 'Keep the pages that I read' })).toHaveAccessibleDescription(
    /or taken some along/,
  );
});

describe('what a member read in the community', () => {
  beforeEach(async () => {
    await clearReadings();
    const reading = (queryKey: readonly string[]) => ({
      userId: 'me',
      queryKey,
      readAt: Date.now(),
      text: '{}',
    });
    await putReadings(
      [
        ['users', 'me'],
        ['posts', 'feed'],
        ['messages', 'chats'],
        ['messages', 'chat', 'a', 'history'],
        // The bars read these.
        ['messages', 'recent'],
        ['notifications', 'unread'],
      ].map(reading),
      () => true,
    );
  });
  afterEach(clearReadings);

  test('is listed with its age, and each part can be deleted', async () => {
    localStorage.setItem('aranya.session', 'true');
    renderAt('/offline', OfflinePage, loader);
    const section = await screen.findByRole('region', { name: 'From the community' });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Feed, read just now', 'Messages, read just now']);
    await userEvent.click(within(section).getByRole('button', { name: 'Delete Messages' }));
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(1));
    expect((await listReadings()).map(({ queryKey }) => queryKey[0])).toEqual([
      'notifications',
      'posts',
      'users',
    ]);
  });

  test('is nobody else’s to see', async () => {
    renderAt('/offline', OfflinePage, loader);
    expect(await screen.findByText('Nothing is kept yet.')).toBeInTheDocument();
    await listReadings();
    expect(screen.queryByRole('region', { name: 'From the community' })).not.toBeInTheDocument();
  });

  test('goes when nothing shall be kept', async () => {
    localStorage.setItem('aranya-reads', JSON.stringify({ choice: 'keep', read: [] }));
    renderAt('/offline', OfflinePage, loader);
    const keeps = await screen.findByRole('checkbox', { name: 'Keep the pages that I read' });
    await waitFor(() => expect(keeps).toBeChecked());
    await userEvent.click(keeps);
    await waitFor(async () => expect(await listReadings()).toEqual([]));
  });
});
