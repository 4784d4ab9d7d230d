import { eq } from 'drizzle-orm';
import { newId } from '../common/ids';
import { media, posts, reports, users } from '../db/schema';
import { colourPng, publish } from '../posts/posts.testing';
import { createTestApp, seedPost, type TestApp } from '../testing';
import { findReport, listReports, resolveReport } from './review';
import { lineOfReport, summaryOfReports, textOfReport } from './review-text';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [reports, posts, media]) await api.db.write.delete(table);
});

async function report(who: string | null, subject: 'post' | 'user', subjectId: string, minute: number) {
  const id = newId();
  const row = { id, reporterId: who, subject, subjectId, reason: 'illegal_trade' as const };
  const createdAt = new Date(Date.UTC(2026, 0, 31, 9, minute));
  await api.db.write.insert(reports).values({ ...row, details: 'Look\u001b[2J\nhere', createdAt });
  return id;
}
const idsOf = async (all = false, limit = 10) =>
  (await listReports(api.db, { all, limit })).reports.map(({ id }) => id);

test('lists open reports, oldest first; reviewed ones only with all', async () => {
  const { asha, bikram, chitra } = api.ids;
  const post = await seedPost(api.db.write, bikram, 'Ivory');
  const second = await report(asha, 'post', post, 2);
  const first = await report(chitra, 'user', bikram, 1);
  const third = await report(chitra, 'post', post, 3);
  expect(await idsOf()).toEqual([first, second, third]);
  expect((await listReports(api.db, { all: false, limit: 1 })).total).toBe(3);

  const now = new Date('2026-02-01T00:00:00.000Z');
  expect(await resolveReport(api, second, { deletePost: false, now })).toEqual({
    resolved: 2,
    deleted: false,
  });
  expect(await idsOf()).toEqual([first]);
  expect(await idsOf(true)).toEqual([third, second, first]);
  expect((await findReport(api.db, third))?.reviewedAt).toEqual(now);
  expect(await api.db.write.$count(posts)).toBe(1);
  expect(await resolveReport(api, second, { deletePost: false, now })).toEqual({
    resolved: 0,
    deleted: false,
  });
  expect(await resolveReport(api, newId(), { deletePost: false, now })).toBeNull();
});

test('a report shows its subject', async () => {
  const bikram = await api.member('bikram');
  const post = await publish(api.app, bikram, { content: 'Ivory for sale' }, [{ bytes: await colourPng() }]);
  const id = await report(api.ids.asha, 'post', post._id, 1);
  await report(null, 'post', post._id, 2);
  const found = await findReport(api.db, id);
  expect(found).toMatchObject({
    reporter: 'Asha Rao',
    about: { id: bikram.id, name: 'Bikram Sen', username: 'bikram' },
    content: 'Ivory for sale',
    pictures: post.image_urls,
    reportCount: 2,
  });
  if (found === null) throw new Error('The report is missing.');
  expect(textOfReport(found).split('\n')).toEqual([
    `${id}  2026-01-31T09:01:00.000Z`,
    '    illegal trade: a post of Bikram Sen (@bikram), reported by 2',
    `    post ${post._id}`,
    '    from Asha Rao',
    '  The reporter writes:',
    '    Look�[2J',
    '    here',
    '  The post says:',
    '    Ivory for sale',
    '  Its pictures:',
    `    ${post.image_urls[0]}`,
  ]);
});

test('resolving can delete the post with its pictures', async () => {
  const bikram = await api.member('bikram');
  const post = await publish(api.app, bikram, {}, [{ bytes: await colourPng('#789') }]);
  const id = await report(api.ids.asha, 'post', post._id, 1);
  const now = new Date();
  expect(await resolveReport(api, id, { deletePost: true, now })).toEqual({ resolved: 1, deleted: true });
  expect([await api.db.write.$count(posts), await api.db.write.$count(media)]).toEqual([0, 0]);
  expect((await api.app.inject(post.image_urls[0] ?? '')).statusCode).toBe(404);
  expect(await resolveReport(api, id, { deletePost: true, now })).toEqual({ resolved: 0, deleted: false });
  const [gone] = (await listReports(api.db, { all: true, limit: 1 })).reports;
  expect(gone && lineOfReport(gone)).toContain('illegal trade: a post that is gone, reviewed');
});

test('resolving a report about a user deletes no post', async () => {
  await seedPost(api.db.write, api.ids.bikram, 'x');
  const reported = await api.member('Reported');
  const id = await report(api.ids.asha, 'user', reported.id, 1);
  expect(await resolveReport(api, id, { deletePost: true, now: new Date() })).toMatchObject({
    deleted: false,
  });
  expect(await api.db.write.$count(posts)).toBe(1);
  await api.db.write.delete(users).where(eq(users.id, reported.id));
  const found = await findReport(api.db, id);
  expect(found && lineOfReport(found)).toContain('somebody who is gone');
});

test.each([
  [0, 0, false, 'No reports wait for a review.'],
  [0, 0, true, 'No reports yet.'],
  [1, 1, false, '1 report waits for a review.'],
  [2, 2, true, '2 reports.'],
  [2, 5, false, '2 of 5 reports wait for a review. --limit=5 shows them all.'],
])('%i of %i, all: %p', (shown, total, all, words) => {
  expect(summaryOfReports(shown, total, all)).toBe(words);
});
