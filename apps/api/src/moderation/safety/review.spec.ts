import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from '../../platform/commands/command';
import { newId } from '../../platform/common/ids';
import { media, moderationLog, posts, reportEvidence, reports } from '../../platform/db/schema';
import { colourPng, publish } from '../../posts/posts.testing';
import { emptyBeforeEach, seedPost, useTestApp } from '../../testing';
import { run as reportsCommand } from './reports.command';
import { closeReports, findReport, listReports } from './review';
import { lineOfReport, summaryOfReports, textOfReport } from './review-text';

const api = useTestApp();
emptyBeforeEach(api, reports, reportEvidence, posts, media);

const now = new Date('2026-02-01T00:00:00.000Z');
const act = { operator: 'Maya', reason: 'seen', now };
const run = (...args: string[]) => {
  const context: CommandContext = {
    db: api.db,
    media: api.media,
    operator: 'os-user',
    folder: api.mediaFolder,
  };
  return Promise.resolve().then(() => reportsCommand(args)(context));
};

/** As versions before evidence stored it. */
async function storeReport(
  who: string | null,
  subject: 'post' | 'user',
  subjectId: string,
  minute: number,
  reason: typeof reports.$inferInsert.reason = 'spam',
) {
  const id = newId();
  const createdAt = new Date(Date.UTC(2026, 0, 31, 9, minute));
  await api.db.write
    .insert(reports)
    .values({ id, reporterId: who, subject, subjectId, reason, details: 'Look\u001b[2J\nhere', createdAt });
  return id;
}
async function report(body: object) {
  const answer = await api.call('asha', 'POST', '/api/report', body);
  expect(answer.statusCode).toBe(200);
  const [found] = (await listReports(api.db, { all: true, limit: 1 })).reports;
  if (found === undefined) throw new Error('The report is missing.');
  return found.id;
}
async function show(id: string) {
  const found = await findReport(api.db, id);
  if (found === null) throw new Error('The report is missing.');
  return textOfReport(found).split('\n');
}
const idsOf = async (all = false, limit = 10) =>
  (await listReports(api.db, { all, limit })).reports.map(({ id }) => id);

test('lists open reports, urgent ones first, then oldest first; closed ones only with all', async () => {
  const { asha, bikram, chitra } = api.ids;
  const post = await seedPost(api.db.write, bikram, 'Ivory');
  const second = await storeReport(asha, 'post', post, 2);
  const first = await storeReport(chitra, 'user', bikram, 1);
  const third = await storeReport(chitra, 'post', post, 3, 'reveals_place');
  expect(await idsOf()).toEqual([third, first, second]);
  expect((await listReports(api.db, { all: false, limit: 1 })).total).toBe(3);

  expect(await closeReports(api.db, second, 'resolved', act)).toBe(2);
  expect(await idsOf()).toEqual([first]);
  expect(await idsOf(true)).toEqual([third, second, first]);
  expect(await findReport(api.db, third)).toMatchObject({ reviewedAt: now, outcome: 'resolved' });
  expect(await closeReports(api.db, second, 'dismissed', act)).toBe(0);
  expect(await closeReports(api.db, newId(), 'resolved', act)).toBeNull();
});

test.each([
  ['reveals_place', true],
  ['cruelty', true],
  ['illegal_trade', true],
  ['spam', false],
  ['other', false],
] as const)('%s is urgent: %p', async (reason, urgent) => {
  const id = await storeReport(null, 'user', api.ids.bikram, 1, reason);
  const [found] = (await listReports(api.db, { all: false, limit: 1 })).reports;
  expect(found).toMatchObject({ id, urgent });
  expect(found && lineOfReport(found).includes('URGENT')).toBe(urgent);
});

test('shows the copy of a post, also when the post is gone', async () => {
  const bikram = await api.member('bikram');
  const post = await publish(api.app, bikram, { content: 'Ivory for sale' }, [{ bytes: await colourPng() }]);
  const id = await report({ subject: 'post', id: post._id, reason: 'illegal_trade', details: 'Look\nhere' });
  const createdAt = (await findReport(api.db, id))?.createdAt.toISOString();
  const text = (state: string) => [
    `${id}  ${createdAt}`,
    `    URGENT, illegal trade: a post of Bikram Sen (@bikram)${state}`,
    `    post ${post._id}`,
    `    by user ${bikram.id}`,
    '    reported by Asha Rao',
    '  The reporter writes:',
    '    Look',
    '    here',
    '  The post said:',
    '    Ivory for sale',
    '  Its pictures (--save=FOLDER writes them to files):',
    '    1. post',
  ];
  expect(await show(id)).toEqual(text(''));
  await api.call(bikram, 'POST', '/api/post/delete', { postId: post._id });
  expect(await show(id)).toEqual(text(' (gone)'));
  expect((await api.app.inject(post.image_urls[0] ?? '')).statusCode).toBe(404);

  const folder = await mkdtemp(join(tmpdir(), 'aranya-evidence-'));
  expect(await run(`--show=${id}`, `--save=${folder}`)).toContain(`${id}-1-post.webp`);
  const [name = ''] = await readdir(folder);
  expect((await readFile(join(folder, name))).subarray(8, 12).toString()).toBe('WEBP');
  await rm(folder, { recursive: true });
});

test('shows an open report of an earlier version with what is there', async () => {
  const post = await seedPost(api.db.write, api.ids.bikram, 'Birds');
  const id = await storeReport(api.ids.asha, 'post', post, 1);
  expect(await show(id)).toEqual(expect.arrayContaining(['  The post said:', '    Birds', '    Look�[2J']));
  await api.db.write.delete(posts);
  expect(await show(id)).toContain('  There is no copy of it.');
});

test('no text of a member can imitate the output or reach the terminal', async () => {
  const forged = `x\r\n${newId()}  2026-01-01T00:00:00.000Z\n  The post said:\u0085\u2028\u202e\u009b31m`;
  const bikram = await api.member('bikram');
  const post = await publish(api.app, bikram, { content: `first\n${newId()}  2026-01-01\n  Its pictures:` });
  const id = await report({ subject: 'post', id: post._id, reason: 'spam', details: forged });
  const lines = await show(id);
  const titles = lines.filter((line) => !line.startsWith('    '));
  expect(titles).toEqual([lines[0], '  The reporter writes:', '  The post said:']);
  // eslint-disable-next-line no-control-regex -- control characters must not appear
  expect(lines.join('\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u202e]/);
});

describe('the command', () => {
  test('resolves, deletes and dismisses, each in the log', async () => {
    const bikram = await api.member('bikram');
    const post = await publish(api.app, bikram, {}, [{ bytes: await colourPng('#789') }]);
    const id = await report({ subject: 'post', id: post._id, reason: 'cruelty' });
    expect(await run(`--resolve=${id}`, '--delete-post', '--reason=Cruel', '--by=Maya')).toBe(
      'The post was deleted.\n1 report is resolved by this.',
    );
    expect((await api.app.inject(post.image_urls[0] ?? '')).statusCode).toBe(404);
    const other = await report({ subject: 'user', id: bikram.id, reason: 'spam' });
    expect(await run(`--dismiss=${other}`)).toBe('1 report is dismissed by this.');
    expect(await run()).toBe('No reports are waiting for review.');
    expect(await run(`--reopen=${other}`)).toBe('1 report is open again.');
    expect(await idsOf()).toEqual([other]);
    const log = await api.db.write.select().from(moderationLog);
    expect(log.slice(-4)).toMatchObject([
      { operator: 'Maya', action: 'delete_post', subjectId: post._id, reason: 'Cruel' },
      { operator: 'Maya', action: 'resolve_report', subjectId: id },
      { operator: 'os-user', action: 'dismiss_report', subjectId: other, reason: '' },
      { operator: 'os-user', action: 'reopen_report', subjectId: other },
    ]);
  });

  test.each([
    [['--show=x'], 'give the id of a report'],
    [[`--show=${newId()}`], 'There is no report'],
    [[`--resolve=${newId()}`], 'There is no report'],
    [[`--reopen=${newId()}`], 'There is no report'],
    [[`--resolve=${newId()}`, `--dismiss=${newId()}`], 'Give one of'],
    [['--delete-post'], 'goes with --resolve'],
    [['--save=x'], 'goes with --show'],
    [[`--resolve=${newId()}`, '--delete-post'], 'Give a reason'],
    [['--limit=0'], 'from 1 to 10000'],
    [['--nonsense'], 'nonsense'],
    [['word'], 'word'],
  ])('refuses %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });
});

test.each([
  [0, 0, false, 'No reports are waiting for review.'],
  [0, 0, true, 'No reports yet.'],
  [1, 1, false, '1 report is waiting for review.'],
  [2, 2, true, '2 reports.'],
  [2, 5, false, '2 of 5 reports wait for a review. --limit=5 shows them all.'],
])('%i of %i, all: %p', (shown, total, all, words) => {
  expect(summaryOfReports(shown, total, all)).toBe(words);
});
