import { safeReturnTo } from './return-to';

test.each(['/community/create-post', '/community/messages/7?x=1#end'])('goes back to %s', (address) => {
  expect(safeReturnTo(address)).toBe(address);
});

test.each([
  undefined,
  7,
  '',
  'community',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
])('never leaves the site: %s', (address) => {
  expect(safeReturnTo(address)).toBe('/community');
});
