import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { tsr } from '../../lib/api';
import { createQueryClient } from '../../data/query-client';
import { BottomBar, QuickLinks } from './bottom-bar';

const id = '0190b6a2-0000-7000-8000-000000000001';

const Bars = () => (
  <>
    <QuickLinks />
    <BottomBar />
  </>
);

function draw(at: string) {
  const Stub = createRoutesStub([{ path: '/community/*', Component: Bars }]);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <tsr.ReactQueryProvider>
        <Stub initialEntries={[at]} />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>,
  );
}

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link');

beforeEach(() => {
  globalThis.fetch = jest.fn().mockReturnValue(new Promise(() => undefined));
});

test('leads to what a member opens most, with Create in the middle', async () => {
  draw('/community');
  expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Feed', '/community'],
    ['Messages', '/community/messages'],
    ['Create', '/community/create-post'],
    ['Notifications', '/community/notifications'],
    ['Profile', '/community/profile'],
  ]);
  expect(screen.getByRole('link', { name: 'Create Post' })).toHaveTextContent('Create');
});

test('identify and life list are one tap away at the top', async () => {
  draw('/community/life-list');
  const quick = within(await screen.findByRole('navigation', { name: 'Identify and life list' }));
  expect(quick.getByRole('link', { name: 'Identify' })).toHaveAttribute('href', '/community/identify');
  expect(quick.getByRole('link', { name: 'Life list' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/community', ['Feed']],
  ['/community/discover', []],
  ['/community/create-post', ['Create']],
  ['/community/messages', ['Messages']],
  ['/community/notifications', ['Notifications']],
  ['/community/profile', ['Profile']],
  ['/community/profile/somebody', []],
])('at %s it marks %j', async (at, marked) => {
  draw(at);
  const current = (await links()).filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(marked);
});

test('leaves its place to the composer of an open chat', () => {
  draw(`/community/messages/${id}`);
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument();
});

test('says which messages are unread', async () => {
  const message = {
    _id: id,
    from_user_id: { _id: id, full_name: 'Asha', profile_picture: '' },
    to_user_id: id,
    text: 'Hello',
    message_type: 'text',
    media_url: '',
    seen: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  jest.mocked(globalThis.fetch).mockResolvedValue({
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => ({ success: true, messages: [message] }),
  } as Response);
  draw('/community');
  expect(await screen.findByRole('link', { name: 'Messages unread' })).toBeInTheDocument();
});
