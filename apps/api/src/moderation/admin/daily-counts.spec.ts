import { countedThings } from '@aranya/contracts';
import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import type { Database } from '../../platform/db/database';
import { dailyCounts, posts, users } from '../../platform/db/schema';
import { openTestDatabase } from '../../testing';
import { startOfDay, countDay, toDay, firstIdAt } from './count-days';
import { fillDailyCounts } from './daily-counts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const FIRST = '2026-03-01';
const at = (days: number, ms = 0) => startOfDay(FIRST) + days * DAY_MS + ms;
const idAt = (time: number, n: number) => firstIdAt(time).replace(/\d{12}$/, String(n).padStart(12, '0'));
const authorId = idAt(at(0), 1);

async function seedPost(time: number, n: number): Promise<void> {
  const row = { id: idAt(time, n), authorId, content: 'A den', postType: 'text' as const };
  await db.write.insert(posts).values({ ...row, createdAt: new Date(time) });
}
const countOf = async (thing: string) =>
  Object.fromEntries(
    (await db.write.select().from(dailyCounts).where(eq(dailyCounts.thing, thing))).map(({ day, count }) => [
      day,
      count,
    ]),
  );

beforeEach(async () => {
  await db.write.delete(dailyCounts);
  await db.write.delete(users);
  await db.write.insert(users).values({
    id: authorId,
    issuer: 'test',
    subject: 'first',
    fullName: 'Asha Rao',
    createdAt: new Date(at(0)),
  });
  await seedPost(at(0, 5_000), 1);
  await seedPost(at(2), 2);
  await seedPost(at(3) - 1, 3);
});

test('counts each finished day since the first member, with those on which nothing was made', async () => {
  expect(await fillDailyCounts(db, new Date(at(4, 3_600_000)))).toBe(4);
  expect(await countOf('posts')).toEqual({
    '2026-03-01': 1,
    '2026-03-02': 0,
    '2026-03-03': 2,
    '2026-03-04': 0,
  });
  expect(await countOf('members')).toMatchObject({ '2026-03-01': 1, '2026-03-02': 0 });
  expect(await countOf('active')).toMatchObject({ '2026-03-03': 1, '2026-03-04': 0 });
  expect(await db.write.$count(dailyCounts)).toBe(4 * countedThings.length);
});

test('leaves a day until what began before midnight is committed', async () => {
  expect(await fillDailyCounts(db, new Date(at(1, 60_000)))).toBe(0);
  expect(await fillDailyCounts(db, new Date(at(1, 11 * 60_000)))).toBe(1);
});

test('counts a day once: what is deleted later stays counted', async () => {
  const now = new Date(at(4, 3_600_000));
  await fillDailyCounts(db, now);
  await db.write.delete(posts);
  expect(await fillDailyCounts(db, now)).toBe(0);
  expect(await countOf('posts')).toMatchObject({ '2026-03-01': 1, '2026-03-03': 2 });
});

test('fills a gap alone', async () => {
  const now = new Date(at(4, 3_600_000));
  await fillDailyCounts(db, now);
  await db.write.delete(dailyCounts).where(eq(dailyCounts.day, '2026-03-03'));
  await db.write
    .update(dailyCounts)
    .set({ count: 9 })
    .where(and(eq(dailyCounts.day, '2026-03-01'), eq(dailyCounts.thing, 'posts')));
  expect(await fillDailyCounts(db, now)).toBe(1);
  expect(await countOf('posts')).toMatchObject({ '2026-03-01': 9, '2026-03-03': 2 });
});

test('two at once count each day once', async () => {
  const now = new Date(at(4, 3_600_000));
  await Promise.all([fillDailyCounts(db, now), fillDailyCounts(db, now)]);
  expect(await db.write.$count(dailyCounts)).toBe(4 * countedThings.length);
  expect(await countOf('posts')).toMatchObject({ '2026-03-01': 1, '2026-03-03': 2 });
});

test('counts nothing without members', async () => {
  await db.write.delete(users);
  expect(await fillDailyCounts(db, new Date(at(4)))).toBe(0);
});

test('a day ends where the next begins', async () => {
  expect((await countDay(db.write, toDay(at(2)))).posts).toBe(2);
  expect((await countDay(db.write, toDay(at(3)))).posts).toBe(0);
});
