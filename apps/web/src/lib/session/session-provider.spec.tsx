import { useAuth0 } from '@auth0/auth0-react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { promisifyRequest } from 'idb-keyval';
import { createRoutesStub, MemoryRouter, useLocation } from 'react-router';
import { inLanguage } from '../../testing/in-language';
import { sendWithToken, signedOutByServer } from '../api/credentials';
import { onReadings } from '../device-storage';
import { useSession } from './session-context';
import { getSessionHint } from './session-hint';
import { SessionProvider } from './session-provider';
import { takeSignedOutNote } from './signed-out-note';

jest.mock('@auth0/auth0-react', () => ({
  ...jest.requireActual<object>('@auth0/auth0-react'),
  Auth0Provider: jest.fn(({ children }: { children: React.ReactNode }) => children),
  useAuth0: jest.fn(),
}));

const { Auth0Provider } = jest.requireMock<{ Auth0Provider: jest.Mock }>('@auth0/auth0-react');
const sdk = {
  isLoading: false,
  isAuthenticated: false,
  error: undefined as Error | undefined,
  getAccessTokenSilently: jest.fn(),
  getIdTokenClaims: jest.fn(),
  loginWithRedirect: jest.fn(),
  logout: jest.fn(),
};
const useSdk = (changes: Partial<typeof sdk>) => {
  jest.mocked(useAuth0).mockReturnValue({ ...sdk, ...changes } as unknown as ReturnType<typeof useAuth0>);
};
const onEnd = jest.fn();
const fetchMock = jest.fn();

function Probe() {
  const { status, problem, leaving, signIn, signOut } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{status}</p>
      <p data-testid="address">{pathname + search}</p>
      {problem && <p role="alert">{problem.kind}</p>}
      {leaving && <p>leaving</p>}
      <button onClick={() => void signIn('login')}>in</button>
      <button onClick={() => void signIn('signup')}>up</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  );
}

/** Pretends that somebody was signed in here before. */
const hint = () => localStorage.setItem('aranya.session', '1');

function draw(at = '/community/messages/7?x=1') {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <SessionProvider callbackPath="/community" onEnd={onEnd}>
          <Probe />
        </SessionProvider>
      ),
    },
  ]);
  return render(<Stub initialEntries={[at]} />);
}

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = fetchMock.mockResolvedValue({ type: 'opaque' });
});

type SdkOptions = {
  cacheLocation?: string;
  cache?: object;
  domain: string;
  useRefreshTokens: boolean;
  useRefreshTokensFallback: boolean;
  authorizationParams: { redirect_uri: string };
  onRedirectCallback: (state?: { returnTo?: string }) => void;
};
const optionsGiven = () => Auth0Provider.mock.calls[0]?.[0] as SdkOptions;

test('prerenders and hydrates as loading', async () => {
  hint();
  useSdk({ isLoading: true });
  const app = () => (
    <MemoryRouter>
      <SessionProvider callbackPath="/community" onEnd={onEnd}>
        <Probe />
      </SessionProvider>
    </MemoryRouter>
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(app());
  expect(screen.getByText('loading')).toBeInTheDocument();
  const mismatch = jest.fn();
  const root = await act(async () => hydrateRoot(host, app(), { onRecoverableError: mismatch }));
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(mismatch).not.toHaveBeenCalled();
  act(() => root.unmount());
  host.remove();
});

test('without a hint the provider is not asked', async () => {
  useSdk({});
  draw();
  expect(await screen.findByText('signed-out')).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('asks for sign-in in the language of the page', async () => {
  inLanguage('mr');
  useSdk({});
  draw('/mr/community');
  await screen.findByText('signed-out');
  expect(optionsGiven().authorizationParams).toMatchObject({ ui_locales: 'mr' });
  await userEvent.click(screen.getByRole('button', { name: 'in' }));
  await waitFor(() => expect(sdk.loginWithRedirect).toHaveBeenCalled());
  expect(sdk.loginWithRedirect.mock.lastCall?.[0].appState).toEqual({ returnTo: '/mr/community' });
});

test('keeps tokens in memory unless the visitor stays signed in', async () => {
  hint();
  useSdk({ isLoading: true });
  const { unmount } = draw();
  expect(await screen.findByText('loading')).toBeInTheDocument();
  expect(optionsGiven()).toMatchObject({
    domain: 'http://localhost:3380',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizationParams: { redirect_uri: 'http://localhost/community' },
  });
  expect(optionsGiven().cacheLocation).toBeUndefined();
  expect(optionsGiven().cache).toBeDefined();
  unmount();
  Auth0Provider.mockClear();
  localStorage.setItem('aranya.stay-signed-in', '1');
  draw();
  await screen.findByText('loading');
  expect(optionsGiven().cacheLocation).toBe('localstorage');
  expect(optionsGiven().cache).toBeUndefined();
});

test('sign-in and sign-up redirect to the provider with the return address', async () => {
  useSdk({});
  draw();
  await userEvent.click(await screen.findByText('in'));
  await waitFor(() => expect(sdk.loginWithRedirect).toHaveBeenCalledTimes(1));
  expect(sdk.loginWithRedirect).toHaveBeenLastCalledWith({
    appState: { returnTo: '/community/messages/7?x=1' },
    authorizationParams: {},
  });
  await userEvent.click(screen.getByText('up'));
  await waitFor(() =>
    expect(sdk.loginWithRedirect).toHaveBeenLastCalledWith(
      expect.objectContaining({ authorizationParams: { screen_hint: 'signup' } }),
    ),
  );
  expect(screen.getByText('leaving')).toBeInTheDocument();
});

test('returns to the requested address, on this site only', async () => {
  hint();
  useSdk({ isAuthenticated: true });
  draw('/community?code=abc&state=def');
  await screen.findByText('signed-in');
  act(() => optionsGiven().onRedirectCallback({ returnTo: 'https://evil.example/' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/community$/));
  act(() => optionsGiven().onRedirectCallback({ returnTo: '/community/create-post' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/community/create-post'));
});

test('reports a provider that does not answer', async () => {
  useSdk({});
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  draw();
  await userEvent.click(await screen.findByText('in'));
  expect(await screen.findByRole('alert')).toHaveTextContent('unreachable');
  expect(sdk.loginWithRedirect).not.toHaveBeenCalled();
  expect(screen.queryByText('leaving')).not.toBeInTheDocument();
});

test('reports a refusal of the provider', async () => {
  hint();
  useSdk({
    error: Object.assign(new Error('denied'), { error: 'access_denied', error_description: 'denied' }),
  });
  draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('denied');
  expect(screen.getByText('signed-out')).toBeInTheDocument();
});

test('sets the hint for the public pages', async () => {
  useSdk({ isAuthenticated: true });
  draw();
  await screen.findByText('signed-in');
  await waitFor(() => expect(getSessionHint()).toBe(true));
});

test('a refused renewal signs out, an unanswered one does not', async () => {
  hint();
  useSdk({});
  const { unmount } = draw();
  expect(await screen.findByText('signed-out')).toBeInTheDocument();
  expect(getSessionHint()).toBe(false);
  unmount();
  hint();
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  draw();
  expect(await screen.findByText('unreachable')).toBeInTheDocument();
  expect(getSessionHint()).toBe(true);
});

test('sign-out ends the session at the provider and here', async () => {
  hint();
  useSdk({ isAuthenticated: true });
  sdk.getIdTokenClaims.mockResolvedValue({ __raw: 'the ID token' });
  draw();
  await userEvent.click(await screen.findByText('out'));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(sdk.logout).toHaveBeenCalledWith({
    logoutParams: { returnTo: 'http://localhost', id_token_hint: 'the ID token' },
  });
  expect([getSessionHint(), takeSignedOutNote()]).toEqual([false, true]);
  // A page that is being left is told nothing.
  act(() => signedOutByServer());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('sign-out removes what the tab holds of the user, an expired session keeps it', async () => {
  hint();
  useSdk({ isAuthenticated: true });
  draw();
  await screen.findByText('signed-in');
  sessionStorage.setItem('aranya.draft.1', '{"text":"At the waterhole"}');
  sessionStorage.setItem('another', 'site');
  await act(() => sendWithToken(jest.fn().mockResolvedValue({ status: 401 })));
  expect(onEnd).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(2);
  await userEvent.click(await screen.findByText('out'));
  await waitFor(() => expect(Object.keys(sessionStorage).sort()).toEqual(['another', 'aranya.signed-out']));
});

describe('what was read in the community', () => {
  const reading = { userId: '1', queryKey: ['posts', 'feed'], readAt: 0, text: '{}' };
  const kept = () => onReadings('readonly', (objects) => promisifyRequest(objects.getAll()));
  beforeEach(() => onReadings('readwrite', (objects) => void objects.put(reading, ['1', 'feed'])));

  test.each([
    ['a sign-out', () => userEvent.click(screen.getByText('out'))],
    ['a session that the server ends', () => act(() => sendWithToken(async () => ({ status: 401 })))],
  ])('goes with %s', async (_what, happen) => {
    hint();
    useSdk({ isAuthenticated: true });
    draw();
    await screen.findByText('signed-in');
    expect(await kept()).toHaveLength(1);
    await happen();
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('goes where the provider has no session any more, and stays while it does not answer', async () => {
    hint();
    useSdk({});
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { unmount } = draw();
    await screen.findByText('unreachable');
    expect(await kept()).toHaveLength(1);
    unmount();
    draw();
    await screen.findByText('signed-out');
    await waitFor(async () => expect(await kept()).toEqual([]));
  });
});

test('without a network nobody asks the provider for a token', async () => {
  hint();
  useSdk({});
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw();
  await screen.findByText('unreachable');
  await expect(sendWithToken(jest.fn())).rejects.toMatchObject({ code: 'network' });
  expect(sdk.getAccessTokenSilently).not.toHaveBeenCalled();
  network.mockRestore();
});

test('without a network sign-out ends the session here, and the next sign-in asks for the password', async () => {
  hint();
  useSdk({ isAuthenticated: true });
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { unmount } = draw();
  sessionStorage.setItem('aranya.draft.1', '{}');
  await userEvent.click(await screen.findByText('out'));
  expect(await screen.findByRole('alert')).toHaveTextContent('untold');
  expect(sdk.logout.mock.calls).toEqual([[{ openUrl: false }]]);
  expect([getSessionHint(), sessionStorage.length, takeSignedOutNote()]).toEqual([false, 0, false]);
  const asked = () => sdk.loginWithRedirect.mock.lastCall?.[0].authorizationParams;
  await userEvent.click(screen.getByText('in'));
  await waitFor(() => expect(asked()).toEqual({ prompt: 'login' }));
  unmount();
  draw().unmount();
  useSdk({});
  draw();
  await userEvent.click(await screen.findByText('in'));
  await waitFor(() => expect(sdk.loginWithRedirect).toHaveBeenCalledTimes(2));
  expect(asked()).toEqual({});
});

test('a session that was ended on another device says so, in all tabs', async () => {
  hint();
  useSdk({ isAuthenticated: true });
  const { unmount } = draw();
  await screen.findByText('signed-in');
  sessionStorage.setItem('aranya.draft.1', '{}');
  act(() => signedOutByServer());
  // As a screen does that saves while it closes.
  sdk.getAccessTokenSilently.mockRejectedValueOnce(Object.assign(new Error(), { error: 'login_required' }));
  await act(() => sendWithToken(async () => ({ status: 401 })));
  expect(screen.getByRole('alert')).toHaveTextContent('elsewhere');
  expect(sdk.logout).toHaveBeenCalledWith({ openUrl: false });
  expect([getSessionHint(), sessionStorage.length]).toEqual([false, 1]);
  const left = localStorage.getItem('aranya.session') ?? '';
  unmount();

  hint();
  draw();
  await screen.findByText('signed-in');
  localStorage.setItem('aranya.session', left);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.session' })));
  expect(screen.getByRole('alert')).toHaveTextContent('elsewhere');
});

test('a sign-out in another tab ends the session here', async () => {
  hint();
  useSdk({ isAuthenticated: true });
  draw();
  await screen.findByText('signed-in');
  localStorage.removeItem('aranya.session');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.session' }));
  });
  expect(sdk.logout).toHaveBeenCalledWith({ openUrl: false });
  expect(onEnd).toHaveBeenCalled();
});

test('requests get a token, a fresh one after a 401, and none once the session is over', async () => {
  hint();
  useSdk({ isAuthenticated: true });
  draw();
  await screen.findByText('signed-in');
  sdk.getAccessTokenSilently.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  const send = jest.fn().mockResolvedValueOnce({ status: 401 }).mockResolvedValue({ status: 200 });
  await sendWithToken(send);
  expect(send.mock.calls).toEqual([[{ authorization: 'Bearer one' }], [{ authorization: 'Bearer two' }]]);
  expect(sdk.getAccessTokenSilently.mock.calls).toEqual([[undefined], [{ cacheMode: 'off' }]]);
  sdk.getAccessTokenSilently.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(sendWithToken(send)).rejects.toMatchObject({ code: 'network' });
  expect(onEnd).not.toHaveBeenCalled();
  sdk.getAccessTokenSilently.mockRejectedValueOnce(
    Object.assign(new Error('x'), { error: 'login_required' }),
  );
  await act(() => sendWithToken(send));
  expect(send).toHaveBeenLastCalledWith({});
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('expired');
});
