import { ApiError, errorText } from './api-error';
import { provideCredentials } from './credentials';
import { tsr } from './tsr';

const ok = { success: true, posts: [], message: '', next_cursor: null };

function answer(status: number, body: unknown, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    headers: new Headers({ 'content-type': type }),
    json: async () => JSON.parse(text) as unknown,
    text: async () => text,
    blob: async () => new Blob([text]),
  };
}

const fetchMock = jest.fn();
let withdraw: () => void = () => undefined;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterEach(() => withdraw());

function signIn(getToken: (options: { fresh: boolean }) => Promise<string | null>) {
  const onRefused = jest.fn();
  withdraw = provideCredentials({ getToken, onRefused, onSignedOut: jest.fn() });
  return onRefused;
}

const sentTokens = () =>
  fetchMock.mock.calls.map(([, init]) => (init as { headers: Record<string, string> }).headers.authorization);

test('carries the token', async () => {
  signIn(async () => 'first');
  fetchMock.mockResolvedValueOnce(answer(200, ok));
  const result = await tsr.posts.feed.query();
  expect(result.body).toEqual(ok);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/post/feed');
  expect(sentTokens()).toEqual(['Bearer first']);
});

test('sends no token when nobody is signed in', async () => {
  fetchMock.mockResolvedValueOnce(answer(200, ok));
  await tsr.posts.feed.query();
  expect(sentTokens()).toEqual([undefined]);
});

test('tries a 401 once more with a fresh token', async () => {
  const refused = signIn(async ({ fresh }) => (fresh ? 'second' : 'first'));
  fetchMock
    .mockResolvedValueOnce(
      answer(401, { success: false, message: 'Sign in again.', code: 'unauthenticated' }),
    )
    .mockResolvedValueOnce(answer(200, ok));
  await tsr.posts.feed.query();
  expect(sentTokens()).toEqual(['Bearer first', 'Bearer second']);
  expect(refused).not.toHaveBeenCalled();
});

test('a second 401 ends the session', async () => {
  const refused = signIn(async () => 'token');
  fetchMock.mockResolvedValue(
    answer(401, { success: false, message: 'Sign in again.', code: 'unauthenticated' }),
  );
  await expect(tsr.posts.feed.query()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(refused).toHaveBeenCalledTimes(1);
});

test('throws a refusal with the message and fields of the API', async () => {
  const refusal = {
    success: false,
    message: 'This username is taken.',
    code: 'username_taken',
    fields: { username: 'Taken' },
  };
  fetchMock.mockResolvedValueOnce(answer(409, refusal));
  const error: unknown = await tsr.users.getData.query().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, code: 'username_taken', fields: { username: 'Taken' } });
  expect(errorText(error)).toBe('This username is taken.');
});

test('explains a missing answer', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const error: unknown = await tsr.posts.feed.query().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 0, code: 'network' });
  expect(errorText(error)).toMatch(/cannot be reached/);
});

test.each([502, 200])("a proxy's page (%i) is no answer", async (status) => {
  fetchMock.mockResolvedValueOnce(answer(status, '<h1>Bad gateway</h1>', 'text/html'));
  await expect(tsr.posts.feed.query()).rejects.toMatchObject({ code: 'unavailable' });
});
