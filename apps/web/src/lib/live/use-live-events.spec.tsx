import { renderHook } from '@testing-library/react';
import { provideCredentials } from '../api/credentials';
import { useLiveStore } from './live-store';
import { useLiveEvents } from './use-live-events';

test('requests the stream of the user with the token, once more after a 401', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const onRefused = jest.fn();
  const onStreamRefused = jest.fn();
  const withdraw = provideCredentials({
    getToken: async ({ fresh }) => (fresh ? 'second' : 'first'),
    onRefused,
    onSignedOut: jest.fn(),
  });
  const fetchMock = jest.fn().mockResolvedValue(new Response(null, { status: 401 }));
  globalThis.fetch = fetchMock;
  const { unmount } = renderHook(() => useLiveEvents('meera', jest.fn(), onStreamRefused));
  await jest.advanceTimersByTimeAsync(0);
  expect(fetchMock.mock.calls.map(([url, { headers }]: [string, RequestInit]) => [url, headers])).toEqual([
    ['/api/messages/meera', { accept: 'text/event-stream', authorization: 'Bearer first' }],
    ['/api/messages/meera', { accept: 'text/event-stream', authorization: 'Bearer second' }],
  ]);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(onStreamRefused).toHaveBeenCalledTimes(1);
  expect(useLiveStore.getState().state).toBe('closed');
  unmount();
  withdraw();
  jest.useRealTimers();
});
