import { isSignInAnswer, safeReturnTo } from './return-to';

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
  expect(safeReturnTo(address)).toBeUndefined();
});

test.each<[string, boolean]>([
  ['', false],
  ['?q=decode=1', false],
  ['?barcode=1&state=b', false],
  ['?code=a', false],
  ['?code=a&state=b', true],
  ['?error=access_denied&state=b', true],
])('the query string "%s" is an answer of the provider: %s', (search, answer) => {
  expect(isSignInAnswer(search)).toBe(answer);
});
