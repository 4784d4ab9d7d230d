import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useNavigate } from 'react-router';
import { tsr } from '../../lib/api';
import { putReadings } from '../../data/kept-reading/reading-storage';
import { forgetReadings } from '../../data/kept-reading/readings-store';
import { createQueryClient } from '../../data/query-client';
import type { PrefetchHandle } from '../../data/use-prefetch';
import { type Session, SessionContext, type SessionStatus, type SignInHandle } from '../../lib/session';
import { defaultSettings } from '../../lib/settings';
import { fakeSettings } from '../../testing/fake-settings';
import { sampleSession } from '../../testing/samples';
import { setSessionHint } from '../../lib/session/session-hint';
import { clearReadings } from '../../lib/device-storage';
import { meQueryKey } from '../../lib/session/me-query-key';
import { signInProblem } from '../../lib/session/sign-in-problem';
import { sampleMe } from '../../testing/samples';
import { RequireSession } from './require-session';
import { SignedInLayout } from './signed-in-layout';

const id = '0190b6a2-0000-7000-8000-000000000001';
const user = { _id: id, id, full_name: 'Meera Kulkarni', username: 'meera', profile_picture: '' };
const session = sampleSession({ signIn: jest.fn(), signOut: jest.fn() });
const withSettings = fakeSettings();
const fetchMock = jest.fn();

function answerMe(status: number, body: unknown) {
  fetchMock.mockResolvedValue({
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
  });
}

/** Changes the address without a link of the menu, as Back does. */
function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/community/discover')}>Elsewhere</button>;
}

function draw(changes: Partial<Session> = {}, at = '/community', handle?: SignInHandle | PrefetchHandle) {
  const Stub = createRoutesStub([
    {
      path: '/community/*',
      handle,
      Component: () => (
        <RequireSession>
          <SignedInLayout>
            <h1>The screen</h1>
            <Elsewhere />
          </SignedInLayout>
        </RequireSession>
      ),
    },
  ]);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <tsr.ReactQueryProvider>
        <SessionContext value={{ ...session, ...changes }}>
          <Stub initialEntries={[at]} />
        </SessionContext>
      </tsr.ReactQueryProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = fetchMock.mockResolvedValue({ status: 200 });
});

test('signed out, every address shows the sign-in screen and requests what is public', async () => {
  draw({ status: 'signed-out' }, '/community/create-post');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Together we share, protect, and celebrate the wild.',
  );
  expect(screen.getByText('Discover, Connect, Conserve.')).toBeInTheDocument();
  expect(screen.getByText('Used by 10k+ Wildlife enthusiast')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Five stars' }).querySelectorAll('svg')).toHaveLength(5);
  expect(screen.queryByText('The screen')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(fetchMock).toHaveBeenCalledWith(expect.stringMatching(/summary\?park=/), expect.anything()),
  );
  for (const [url] of fetchMock.mock.calls)
    expect(String(url)).toMatch(/^\/api\/(health$|entry$|sightings\/summary\?park=)/);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(session.signIn).toHaveBeenLastCalledWith('login');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(session.signIn).toHaveBeenLastCalledWith('signup');
});

test('asks for what the screen shows while it is not known who is signed in, and only with a session', async () => {
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const prefetch = jest.fn().mockResolvedValue(undefined);
  const { unmount } = draw({ status: 'signed-out' }, '/community', { prefetch });
  unmount();
  expect(prefetch).not.toHaveBeenCalled();
  draw({}, '/community', { prefetch });
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(1));
});

test('says what is behind the wall, where the screen tells it', async () => {
  const handle = {
    behindSignIn: ({ '*': path = '' }) => ({
      title: `Sightings at ${path}`,
      text: 'For members.',
      quote: 'A tigress',
    }),
  };
  draw({ status: 'signed-out' }, '/community/kanha', handle);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Sightings at kanha');
  expect(screen.getByText('A tigress')).toBeVisible();
  expect(screen.getByText('For members. Sign up or sign in, and you come straight back here.')).toBeVisible();
});

test.each([
  [true, 'What guests read'],
  [false, 'Together we share, protect, and celebrate the wild.'],
])(
  'where the site is open to guests (%s), they read what the screen opens to them',
  async (isOpen, title) => {
    withSettings({ site: { ...defaultSettings().site, open_to_guests: isOpen } });
    draw({ status: 'signed-out' }, '/community', {
      behindSignIn: () => null,
      GuestView: () => <h1>What guests read</h1>,
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
);

test.each([
  ['somebody new', null, 'Join the community', ['Sign up', 'Sign in']],
  ['somebody who was signed in here before', 'false', 'Welcome back', ['Sign in', 'Sign up']],
])('%s reads their way in first', async (_who, stored, title, order) => {
  if (stored !== null) localStorage.setItem('aranya.session', stored);
  draw({ status: 'signed-out' });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(title);
  const buttons = screen.getAllByRole('button', { name: /^Sign/ });
  expect(buttons.map((button) => button.textContent)).toEqual(order);
});

test('while the session loads, the sign-in buttons are disabled', async () => {
  draw({ status: 'loading' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Together we share');
  for (const name of ['Sign in', 'Sign up']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

test('shows a spinner while the answer of the provider is processed', async () => {
  draw({ status: 'loading' }, '/community?code=a&state=b');
  expect(await screen.findByText('Opening the community')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('remembers the choice to stay signed in', async () => {
  const { unmount } = draw({ status: 'signed-out' });
  const box = await screen.findByRole('checkbox', { name: 'Stay signed in' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  unmount();
  draw({ status: 'signed-out' });
  expect(await screen.findByRole('checkbox', { name: 'Stay signed in' })).toBeChecked();
});

test('says why sign-in did not work', async () => {
  draw({ status: 'signed-out', problem: signInProblem('denied') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in was cancelled or not allowed.');
});

test.each<[SessionStatus, RegExp]>([
  ['loading', /Opening the community/],
  ['unreachable', /Sign-in is not available/],
])('%s after an earlier session shows neither the screen nor the sign-in', async (status, words) => {
  setSessionHint(true);
  draw({ status });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText('The screen')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('signed in, shows the sidebar, the current user and the screen', async () => {
  answerMe(200, { success: true, user });
  draw();
  expect(await screen.findByRole('heading', { name: 'The screen' })).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: 'Community' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Feed', '/community'],
    ['Messages', '/community/messages'],
    ['Notifications', '/community/notifications'],
    ['Connections', '/community/connections'],
    ['Discover', '/community/discover'],
    ['Sightings', '/community/sightings'],
    ['Sightings map', '/community/map'],
    ['Identify', '/community/identify'],
    ['Life list', '/community/life-list'],
    ['Bookmarks', '/community/bookmarks'],
    ['Profile', '/community/profile'],
    ['Account', '/community/account'],
  ]);
  const sidebar = within(screen.getByRole('complementary', { name: 'Community' }));
  expect(sidebar.getByRole('link', { name: 'Create Post' })).toHaveAttribute(
    'href',
    '/community/create-post',
  );
  expect(screen.getByText('Meera Kulkarni')).toBeInTheDocument();
  expect(screen.getByText('@meera')).toBeInTheDocument();
  for (const brand of screen.getAllByRole('link', { name: 'Aranya' }))
    expect(brand).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(session.signOut).toHaveBeenCalledTimes(1);
});

test('offers to add a username', async () => {
  answerMe(200, { success: true, user: { ...user, username: '' } });
  draw();
  expect(await screen.findByRole('link', { name: 'Add a username' })).toHaveAttribute(
    'href',
    '/community/profile',
  );
});

test('the menu of small screens has the same sidebar', async () => {
  answerMe(200, { success: true, user });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Community menu' }));
  expect(menu.getByRole('link', { name: 'Discover' })).toBeInTheDocument();
  await userEvent.click(menu.getByRole('link', { name: 'Discover' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the menu of small screens closes when the address changes', async () => {
  answerMe(200, { success: true, user });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a refusal shows its message, a retry and Sign out', async () => {
  answerMe(403, { success: false, message: 'This account was deleted.', code: 'account_deleted' });
  draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('This account was deleted.');
  answerMe(200, { success: true, user });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The screen' })).toBeInTheDocument();
});

const suspension = { reason: 'You sold ivory.', since: '2026-01-01T00:00:00.000Z', until: null };

test('suspended, shows why and what is still possible, and no screen', async () => {
  answerMe(200, { success: true, user, suspension });
  draw();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your account is suspended');
  expect(screen.getByText('You sold ivory.')).toBeVisible();
  expect(screen.getByText('You cannot use the community for now.')).toBeVisible();
  expect(screen.queryByText('The screen')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Community' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(session.signOut).toHaveBeenCalledTimes(1);
});

test('suspended with an end, says until when', async () => {
  const until = '2099-03-01T10:30:00.000Z';
  answerMe(200, { success: true, user, suspension: { ...suspension, until } });
  draw();
  const time = (await screen.findByText(/2099/)).closest('time');
  expect(time).toHaveAttribute('datetime', until);
});

describe('without a network', () => {
  let network: jest.SpyInstance<boolean, []>;
  beforeEach(() => {
    network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(async () => {
    cleanup();
    network.mockRestore();
    forgetReadings();
    await clearReadings();
  });

  test.each<SessionStatus>(['loading', 'signed-out', 'unreachable', 'signed-in'])(
    '%s, says that the community needs one, and leads to what does not',
    async (status) => {
      fetchMock.mockReturnValue(new Promise(() => undefined));
      draw({ status });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'The community needs a connection',
      );
      expect(screen.getByRole('link', { name: 'What is on this device' })).toHaveAttribute(
        'href',
        '/offline',
      );
    },
  );

  test('an open community stays when the network goes', async () => {
    network.mockReturnValue(true);
    answerMe(200, { success: true, user });
    draw();
    expect(await screen.findByRole('heading', { name: 'The screen' })).toBeInTheDocument();
    network.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeInTheDocument();
  });

  const keepMe = () => {
    const text = JSON.stringify({ body: { success: true, user: { ...sampleMe(), _id: id, id } } });
    return putReadings([{ userId: id, queryKey: meQueryKey, readAt: Date.now(), text }], () => true);
  };

  test.each<SessionStatus>(['loading', 'unreachable', 'signed-in'])(
    '%s, the member who was last signed in here reads what this device kept',
    async (status) => {
      setSessionHint(true);
      await keepMe();
      fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
      draw({ status });
      expect(await screen.findByRole('heading', { name: 'The screen' })).toBeInTheDocument();
      // A sign-out in another tab.
      act(() => {
        localStorage.setItem('aranya.session', 'false');
        window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.session' }));
      });
      if (status !== 'signed-in') expect(screen.queryByText('The screen')).not.toBeInTheDocument();
    },
  );

  test.each<[string, SessionStatus, boolean]>([
    ['nobody was signed in', 'unreachable', false],
    ['the session has ended', 'signed-out', true],
  ])('what is kept stays closed where %s', async (_when, status, hinted) => {
    setSessionHint(hinted);
    await keepMe();
    draw({ status });
    expect(await screen.findByText('The community needs a connection')).toBeInTheDocument();
    expect(screen.queryByText('The screen')).not.toBeInTheDocument();
  });

  test('an unreachable server counts as offline until it answers', async () => {
    network.mockReturnValue(true);
    jest.useFakeTimers();
    try {
      fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
      draw({ status: 'signed-out' });
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(screen.getByText('The community needs a connection')).toBeInTheDocument();
      fetchMock.mockResolvedValue({ status: 200 });
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('the sign-in screen returns with the network', async () => {
    draw({ status: 'signed-out' });
    await screen.findByText('The community needs a connection');
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });
});
