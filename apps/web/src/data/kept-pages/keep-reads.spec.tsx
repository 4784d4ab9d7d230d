import { noteRead, readsStore } from './keep-reads';

/** Each cache as a map from address to answer. */
function fakeCaches() {
  const held = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const cache = held.get(name) ?? new Map<string, Response>();
    held.set(name, cache);
    return Promise.resolve({
      match: (file: string) => Promise.resolve(cache.get(file)),
      put: (file: string, answer: Response) => Promise.resolve(void cache.set(file, answer)),
    });
  };
  const match = async (file: string, { cacheName }: { cacheName: string }) =>
    (await open(cacheName)).match(file);
  const list = (name: string) => [...(held.get(name)?.keys() ?? [])];
  return { caches: { open, match }, list };
}

const answer = (text: string, ok = true) => {
  const body = { ok, text: () => Promise.resolve(text), json: () => Promise.resolve(JSON.parse(text)) };
  return { ...body, clone: () => body };
};

const takeAlong = JSON.stringify({
  code: { public: [], community: [] },
  languages: { hi: ['/assets/hi.js'], mr: ['/assets/mr.js'] },
  pagesWithData: [],
  sizes: {},
});

let list: (name: string) => string[];
const pages = () => list('pages');
let fetchFile: jest.Mock;

beforeEach(() => {
  localStorage.clear();
  readsStore.setState({ value: { choice: 'undecided', read: [] } });
  const fake = fakeCaches();
  ({ list } = fake);
  fetchFile = jest.fn((file: string) =>
    Promise.resolve(
      file === '/gone' ? answer('', false) : answer(file === '/take-along.json' ? takeAlong : ''),
    ),
  );
  Object.defineProperty(window, 'caches', { value: fake.caches, configurable: true });
  Object.defineProperty(window, 'fetch', { value: fetchFile, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
});

test('keeps what was read once three pages were, and a page that is opened meanwhile', async () => {
  await noteRead('/a');
  await noteRead('/b');
  expect(pages()).toEqual([]);
  await Promise.all([noteRead('/c'), noteRead('/d')]);
  expect(pages()).toEqual(['/offline', '/app-shell', '/a', '/b', '/c', '/d']);
  expect(readsStore.getState().value).toEqual({ choice: 'keep', read: [] });
});

test('a page in Hindi is kept with the messages in Hindi', async () => {
  await Promise.all(['/a', '/b', '/hi/c'].map(noteRead));
  expect(pages()).toContain('/hi/c');
  expect(list('assets')).toEqual(['/assets/hi.js']);
});

test('a page that is gone stops no other', async () => {
  await Promise.all(['/a', '/gone', '/c'].map(noteRead));
  expect(pages()).toEqual(['/offline', '/app-shell', '/a', '/c']);
  expect(readsStore.getState().value.read).toEqual([]);
});

test('a page that the connection failed is kept with the next', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await Promise.all(['/a', '/b', '/c'].map(noteRead));
  await noteRead('/d');
  expect(pages()).toEqual(['/offline', '/app-shell', '/a', '/b', '/c', '/d']);
});

test('remembers a page until it is kept, so that leaving the site meanwhile loses none', async () => {
  await Promise.all(['/a', '/b', '/c'].map(noteRead));
  let arrive: (page: unknown) => void = () => undefined;
  fetchFile.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const kept = noteRead('/d');
  await new Promise(setImmediate);
  expect(readsStore.getState().value.read).toEqual(['/d']);
  arrive(answer(''));
  await kept;
  expect(readsStore.getState().value.read).toEqual([]);
});
