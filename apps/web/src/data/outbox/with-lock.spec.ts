import { withLock } from './with-lock';

const MINUTE_MS = 60_000;

/** Of all tabs. */
let channels: Channel[];
let locks: Map<string, Promise<void>>;

class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.push(this);
  }
  postMessage() {
    for (const one of channels)
      if (one !== this && one.name === this.name) one.dispatchEvent(new Event('message'));
  }
  close() {
    channels = channels.filter((one) => one !== this);
  }
}

function request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
  const before = locks.get(name) ?? Promise.resolve();
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );
  const granted = Promise.race([before, aborted]);
  const done = granted.then(work);
  locks.set(
    name,
    granted.then(
      () => done.catch(() => undefined),
      () => before,
    ),
  );
  return done;
}

const original = { navigator: globalThis.navigator, BroadcastChannel: globalThis.BroadcastChannel };
const setGlobal = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

beforeEach(() => {
  channels = [];
  locks = new Map();
  setGlobal('navigator', { locks: { request } });
  setGlobal('BroadcastChannel', Channel);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const [name, value] of Object.entries(original)) setGlobal(name, value);
});

/** Work that lasts until it is finished. */
function openTab(ended = new AbortController()) {
  let finish: () => void = () => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const done = withLock('posts', ended.signal, work);
  return { work, done, finish: () => finish(), end: () => ended.abort() };
}

test('a second tab waits for a long upload, and begins after it', async () => {
  const [first, second] = [openTab(), openTab()];
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect([first.work.mock.calls.length, second.work.mock.calls.length]).toEqual([1, 0]);
  first.finish();
  await first.done;
  await jest.advanceTimersByTimeAsync(0);
  expect(second.work).toHaveBeenCalledTimes(1);
  second.finish();
  await second.done;
  expect([channels, jest.getTimerCount()]).toEqual([[], 0]);
});

test('a tab that says nothing for long is not waited for', async () => {
  locks.set('posts', new Promise(() => undefined));
  const tab = openTab();
  await jest.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(tab.work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(tab.work).toHaveBeenCalledTimes(1);
});

test('a tab that slept itself gives the other one more time', async () => {
  const [first, second] = [openTab(), openTab()];
  await jest.advanceTimersByTimeAsync(0);
  jest.setSystemTime(Date.now() + 60 * MINUTE_MS);
  const open = channels;
  // Timers that were due run before messages.
  channels = [];
  await jest.advanceTimersByTimeAsync(3.5 * MINUTE_MS);
  channels = open;
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(second.work).not.toHaveBeenCalled();
  first.finish();
  await first.done;
  await jest.advanceTimersByTimeAsync(0);
  expect(second.work).toHaveBeenCalledTimes(1);
});

test('a tab that closes does not begin, and a failure of the work is told', async () => {
  const [first, second] = [openTab(), openTab()];
  second.end();
  await second.done;
  expect(second.work).not.toHaveBeenCalled();
  first.finish();
  await first.done;
  const failing = withLock('posts', new AbortController().signal, () => Promise.reject(new Error('No disk')));
  await expect(failing).rejects.toThrow('No disk');
});
