import { ASK_AGAIN_AFTER, startWorker } from './start-worker';

const postMessage = jest.fn();
const registration = Object.assign(new EventTarget(), {
  waiting: null,
  installing: null,
  active: { postMessage },
  update: jest.fn().mockResolvedValue(undefined),
});
const register = jest.fn();
const ends: (() => void)[] = [];

function browser({ saveData = false, installed = false, controlled = false } = {}) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    ready: Promise.resolve(registration),
    register,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: installed } as MediaQueryList);
}

const start = async () => void ends.push(await startWorker(jest.fn()));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  register.mockResolvedValue(registration);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

test('registers the worker past the browser’s cache and has the rest kept', async () => {
  browser();
  await start();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(postMessage.mock.calls).toEqual([[{ type: 'KEEP_THE_REST' }]]);
});

test('whoever saves data gets no worker', async () => {
  browser({ saveData: true });
  await start();
  expect(register).not.toHaveBeenCalled();
});

test.each([{ installed: true }, { controlled: true }])(
  'with %o and data to be saved, the worker is there and fetches nothing ahead',
  async (has) => {
    browser({ saveData: true, ...has });
    await start();
    expect(register).toHaveBeenCalledTimes(1);
    expect(postMessage).not.toHaveBeenCalled();
  },
);

test('a browser that refuses leaves the site as it is', async () => {
  browser();
  register.mockRejectedValue(new Error('not allowed'));
  await expect(start()).resolves.toBeUndefined();
  register.mockResolvedValue(undefined);
  await expect(start()).resolves.toBeUndefined();
  expect(postMessage).not.toHaveBeenCalled();
});

test('a site that stays open asks for a newer version once an hour, when it is looked at', async () => {
  browser();
  await start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + ASK_AGAIN_AFTER);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});
