import { ApiError } from '../../lib/api/api-error';
import {
  isWithdrawn,
  MAX_AGE_DAYS,
  MAX_LENGTH,
  MAX_READINGS,
  type Reading,
  readingData,
  readingKind,
  readingsToKeep,
  readingText,
} from './reading.rules';

const me = 'me-1';

test.each([
  [['users', 'me'], 'me'],
  [['posts', 'feed'], 'feed'],
  [['messages', 'chats'], 'chats'],
  [['messages', 'chat', 'priya', 'history'], 'chat'],
  [['messages', 'chat', 'priya', 'changes'], undefined],
  [['notifications', 'list'], 'notifications'],
  [['notifications', 'settings'], undefined],
  [['mutes', 'words'], 'words'],
  [['life-list', me], 'lifeList'],
  [['life-list', 'priya'], undefined],
  [['posts', 'one', 'post-1'], undefined],
  [['people', 'profile', 'priya'], undefined],
  [['server-reached'], undefined],
])('%j is kept as %s', (queryKey, kind) => {
  expect(readingKind(queryKey, me)).toBe(kind);
});

const DAY_MS = 24 * 3_600_000;
const now = Date.UTC(2026, 5, 15);
const reading = (number: number, changes: Partial<Reading> = {}): Reading => ({
  userId: me,
  queryKey: ['posts', String(number)],
  readAt: now - number,
  text: '',
  ...changes,
});

test('the latest of the account stay, none older than two weeks', () => {
  const old = reading(1, { readAt: now - MAX_AGE_DAYS * DAY_MS - 1 });
  const justYoungEnough = reading(2, { readAt: now - MAX_AGE_DAYS * DAY_MS });
  const foreign = reading(3, { userId: 'you-1' });
  expect(readingsToKeep([justYoungEnough, old, foreign, reading(4)], me, now)).toEqual([
    reading(4),
    justYoungEnough,
  ]);
  const many = Array.from({ length: MAX_READINGS + 5 }, (_, index) => reading(index));
  expect(readingsToKeep(many, me, now)).toEqual(many.slice(0, MAX_READINGS));
});

test('the latest stay until there are five million characters', () => {
  const long = Array.from({ length: 14 }, (_, index) => reading(index, { text: 'x'.repeat(MAX_LENGTH) }));
  expect(readingsToKeep(long, me, now)).toEqual(long.slice(0, 12));
});

test('a list keeps three pages, one if three are too long, and none if one is', () => {
  const list = (count: number, length: number) => ({
    pages: Array.from({ length: count }, () => 'x'.repeat(length)),
    pageParams: Array.from({ length: count }, (_, index) => index),
  });
  const kept = (data: unknown) => JSON.parse(readingText(data) ?? 'null') as unknown;
  expect(kept(list(4, 1))).toEqual(list(3, 1));
  expect(kept(list(3, MAX_LENGTH / 2))).toEqual(list(1, MAX_LENGTH / 2));
  expect(kept(list(1, MAX_LENGTH))).toBeNull();
  expect(kept({ body: 'x' })).toEqual({ body: 'x' });
});

test.each([
  [404, true],
  [403, true],
  [503, false],
  [0, false],
])('an answer of %d withdraws what was read: %s', (status, withdrawn) => {
  expect(isWithdrawn(new ApiError('No.', status, 'not_found'))).toBe(withdrawn);
});

test('the first page that was kept is asked for again without a cursor', () => {
  const data = { pages: [{ body: 1 }, { body: 2 }], pageParams: [undefined, 'next'] };
  expect(readingData(readingText(data) ?? '')).toEqual(data);
  expect(readingData(readingText({ body: 1 }) ?? '')).toEqual({ body: 1 });
});
