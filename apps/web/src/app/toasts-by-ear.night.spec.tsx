import { notify } from '@aranya/ui';
import { act } from '@testing-library/react';
import { hearPages, onceEach } from '../testing/hear';
import { renderCommunity } from '../testing/render-community';

// @own-registry: it would hear what another spec left to be announced.
const { listen } = hearPages();

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function load(words: string) {
  let toast: ReturnType<typeof notify.loading> | undefined;
  act(() => void (toast = notify.loading(words)));
  return toast;
}

test('a toast is heard once: news politely, a failure at once, an outcome in the place of what it ends', async () => {
  renderCommunity('/community', <p>A screen</p>);
  await act(() => jest.advanceTimersByTimeAsync(500));
  const heard = await listen();

  act(() => void notify.success('Link copied'));
  expect(await heard()).toEqual(['polite: Link copied']);
  act(() => void notify.error('The link could not be copied'));
  expect(await heard()).toEqual(['assertive: The link could not be copied']);

  const saving = load('Saving');
  expect(await heard()).toEqual(['polite: Saving']);
  act(() => saving?.success('Saved'));
  expect(onceEach(await heard())).toEqual(['polite: Saved']);
  const sending = load('Sending');
  expect(await heard()).toEqual(['polite: Sending']);
  act(() => sending?.error('Not sent'));
  expect(onceEach(await heard())).toEqual(['assertive: Not sent']);
});
