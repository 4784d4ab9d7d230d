import { isPublicAddress, publicLink, publicPicture } from './public-address';

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001:0:1::1',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '100::1',
  '4000::1',
  'no address',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ['  http://a.example/ ', 'http://a.example/'],
  ['/b', 'https://base.example/b'],
  ['//cdn.example/x', 'https://cdn.example/x'],
])('%s is a link', (text, link) => expect(publicLink(text, 'https://base.example/feed')).toBe(link));

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://a.example/',
  'https://user:secret@a.example/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://localhost:8080/',
  'http://localhost./',
  'http://api.localhost/',
  'http://router/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'https://a.example/' + 'x'.repeat(2_000),
  'https://',
  'http://a b/',
  '',
  null,
  undefined,
])('%s is no link', (text) => expect(publicLink(text)).toBeNull());

test('pictures come by https only', () => {
  expect(publicPicture('https://a.example/a.jpg')).toBe('https://a.example/a.jpg');
  expect(publicPicture('http://a.example/a.jpg')).toBeNull();
  expect(publicPicture('a.jpg', 'https://a.example/b/')).toBe('https://a.example/b/a.jpg');
  expect(publicPicture('a.jpg', 'http://a.example/b/')).toBeNull();
});
