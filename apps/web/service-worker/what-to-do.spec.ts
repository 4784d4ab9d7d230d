import { whatToDo } from './what-to-do';

const origin = 'https://wild.example';
const holdings = {
  pages: new Set(['/', '/animals', '/animal/1', '/parks&sancturies']),
  files: new Set(['/assets/a-1.js', '/artwork/animals/tiger.svg']),
};

const ask = (address: string, { navigation = true, method = 'GET' } = {}) =>
  whatToDo({ url: new URL(address, origin), method, navigation }, origin, holdings);

test.each([
  ['/', '/'],
  ['/animals?q=tiger&page=2', '/animals'],
  ['/animal/1/', '/animal/1'],
  ['/parks&sancturies?park=gir', '/parks&sancturies'],
  ['/parks%26sancturies', '/parks&sancturies'],
])('%s is a kept page', (address, path) => {
  expect(ask(address)).toEqual({ kind: 'page', path });
});

test.each(['/community', '/community/profile/1', '/no/such/page', '/animal/999'])(
  '%s comes from the network, or is drawn by the browser',
  (address) => {
    expect(ask(address)).toEqual({ kind: 'network-page' });
  },
);

test.each([
  '/api',
  '/api/user/data',
  '/api/news?page=1',
  '/media/ab12.webp',
  '/authorize?client_id=web',
  '/oauth/token',
  '/callback',
  '/v2/logout',
  '/community?code=abc&state=xyz',
  '/community?error=access_denied&state=xyz',
  '/?code=abc&state=xyz',
  '/sitemap.xml',
  '/artwork/animals/tiger.svg',
  'https://tile.openstreetmap.org/2/1/1.png',
  'https://id.example/authorize',
  '/%E0%A4%A',
])('%s is never touched when a window goes there', (address) => {
  expect(ask(address)).toEqual({ kind: 'untouched' });
});

test.each([
  '/api/user/data',
  '/api/news?page=1&pageSize=9',
  '/api/messages/0190',
  '/media/ab12.webp',
  '/animals',
  '/assets/of-another-version.js',
  'https://tile.openstreetmap.org/2/1/1.png',
  'https://other.example/assets/a-1.js',
])('%s is never touched when a page asks for it', (address) => {
  expect(ask(address, { navigation: false })).toEqual({ kind: 'untouched' });
});

test('files of the site are answered, by GET alone', () => {
  expect(ask('/assets/a-1.js', { navigation: false })).toEqual({ kind: 'file', path: '/assets/a-1.js' });
  expect(ask('/assets/a-1.js', { navigation: false, method: 'HEAD' })).toEqual({ kind: 'untouched' });
  expect(ask('/animals', { method: 'POST' })).toEqual({ kind: 'untouched' });
});

test('a file that was asked for with a query is not the one that is kept', () => {
  expect(ask('/artwork/animals/tiger.svg?x=1', { navigation: false })).toEqual({ kind: 'untouched' });
});
