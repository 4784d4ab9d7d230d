import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { tsr } from '../../lib/api';
import { createQueryClient } from '../../data/query-client';
import { BottomBar } from './bottom-bar';

const id = '0190b6a2-0000-7000-8000-000000000001';

function draw(at: string, onOpenMenu: () => void = jest.fn()) {
  const Bar = () => <BottomBar menuId="menu" menuOpen={false} onOpenMenu={onOpenMenu} />;
  const Stub = createRoutesStub([{ path: '/community/*', Component: Bar }]);
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

/** Resizes the visible part of the page as a phone's keyboard does. */
function keyboard(height: number): void {
  Object.assign(window, {
    visualViewport: Object.assign(window.visualViewport ?? new EventTarget(), {
      scale: 1,
      height: window.innerHeight - height,
    }),
  });
  act(() => void window.visualViewport?.dispatchEvent(new Event('resize')));
}

beforeEach(() => {
  globalThis.fetch = jest.fn().mockReturnValue(new Promise(() => undefined));
});
afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

test('leads to what a member opens most, with Create in the middle', async () => {
  draw('/community');
  expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Feed', '/community'],
    ['Messages', '/community/messages'],
    ['Create', '/community/create-post'],
    ['Notifications', '/community/notifications'],
  ]);
  expect(screen.getByRole('link', { name: 'Create Post' })).toHaveTextContent('Create');
});

test('opens the menu, which has the rest, within reach of a thumb', async () => {
  const open = jest.fn();
  draw('/community', open);
  const menu = await screen.findByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(menu);
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['/community', ['Feed']],
  ['/community/discover', []],
  ['/community/create-post', ['Create']],
  ['/community/messages', ['Messages']],
  ['/community/notifications', ['Notifications']],
  ['/community/account', []],
])('at %s it marks %j', async (at, marked) => {
  draw(at);
  const current = (await links()).filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(marked);
});

test('leaves its place to the composer of an open chat', () => {
  draw(`/community/messages/${id}`);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('leaves its place to the on-screen keyboard, but not to the bars of the browser', async () => {
  keyboard(0);
  draw('/community/create-post');
  await links();
  keyboard(56);
  expect(screen.getByRole('navigation')).toBeInTheDocument();
  keyboard(300);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  keyboard(0);
  expect(screen.getByRole('navigation')).toBeInTheDocument();
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
