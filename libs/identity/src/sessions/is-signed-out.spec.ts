import { isSignedOut } from './is-signed-out';

const account = { signedOutAt: new Date('2026-11-29T10:00:07.900Z'), signedOutExcept: 'home' };
const second = Date.UTC(2026, 10, 29, 10, 0, 7) / 1000;

test.each([
  ['before', second - 1, 'library', true],
  ['in the same second', second, 'library', false],
  ['after', second + 1, 'library', false],
  ['before, in the session that stays', second - 1, 'home', false],
  ['at an unknown time', undefined, 'library', false],
])('a sign-in %s', (_when, at, sessionUid, expected) => {
  expect(isSignedOut(account, { at, sessionUid })).toBe(expected);
  expect(isSignedOut({ signedOutAt: null, signedOutExcept: null }, { at, sessionUid })).toBe(false);
});

test('a device has no session', () => {
  const device = { at: second - 1, sessionUid: undefined };
  expect(isSignedOut(account, device)).toBe(true);
  expect(isSignedOut({ ...account, signedOutExcept: null }, device)).toBe(true);
});
