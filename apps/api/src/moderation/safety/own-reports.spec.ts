import { apiContract, type OwnReport } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { blocks, comments, messages, posts, reportEvidence, reports } from '../../platform/db/schema';
import { type CastName, emptyBeforeEach, seedBlock, seedPost, useTestApp } from '../../testing';
import { closeReports } from './review';

const api = useTestApp();
emptyBeforeEach(api, blocks, posts, reports, reportEvidence);

const answerSchema = apiContract.safety.ownReports.responses[200].strict();

async function report(who: CastName, body: object): Promise<void> {
  const answer = await api.call(who, 'POST', '/api/report', { reason: 'spam', ...body });
  expect(answer.statusCode).toBe(200);
}
async function listOf(who: CastName, query = '') {
  return answerSchema.parse((await api.call(who, 'GET', `/api/reports${query}`)).json());
}
const named = ({ subject, name, state }: OwnReport) => [subject, name, state];

test('lists own reports with the name, latest first, and never those of others', async () => {
  const post = await seedPost(api.db.write, api.ids.bikram, 'Buy this');
  await report('asha', { subject: 'post', id: post, details: 'An advertisement' });
  await report('asha', { subject: 'user', id: api.ids.chitra });
  await report('dawa', { subject: 'post', id: post, reason: 'cruelty', details: 'Only Dawa wrote this' });
  const { reports: own, next_cursor: next } = await listOf('asha');
  expect(own.map(named)).toEqual([
    ['user', 'Chitra Menon', 'waiting'],
    ['post', 'Bikram Sen', 'waiting'],
  ]);
  expect(own[1]).toMatchObject({ subject_id: post, reason: 'spam', details: 'An advertisement' });
  expect(own[1]?.reviewedAt).toBeNull();
  expect(next).toBeNull();
  expect((await listOf('bikram')).reports).toEqual([]);
});

test.each(['resolved', 'dismissed'] as const)(
  'tells that moderators %s it, and not who or why',
  async (outcome) => {
    await report('asha', { subject: 'user', id: api.ids.bikram });
    const [open] = (await listOf('asha')).reports;
    const now = new Date('2026-11-20T08:00:00Z');
    const act = { operator: 'Esha', operatorId: api.ids.esha, reason: 'A reason for the log', now };
    await closeReports(api.db, open?.id ?? '', outcome, act);
    const answer = await api.call('asha', 'GET', '/api/reports');
    expect(answer.json<{ reports: OwnReport[] }>().reports).toEqual([
      { ...open, state: outcome, reviewedAt: now.toISOString() },
    ]);
    expect(answer.body).not.toMatch(/Esha|A reason/);
  },
);

test('gives no name of somebody who has blocked the reporter, or is gone', async () => {
  const post = await seedPost(api.db.write, api.ids.bikram, 'x');
  await report('asha', { subject: 'post', id: post });
  await report('asha', { subject: 'user', id: api.ids.chitra });
  await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
  await seedBlock(api.db.write, api.ids.asha, api.ids.chitra);
  expect((await listOf('asha')).reports.map(named)).toEqual([
    ['user', 'Chitra Menon', 'waiting'],
    ['post', null, 'waiting'],
  ]);
  // What was reported may be deleted meanwhile.
  await api.db.write.delete(blocks);
  await api.db.write.delete(posts);
  expect((await listOf('asha')).reports.map(({ name }) => name)).toEqual(['Chitra Menon', 'Bikram Sen']);
  await api.db.write.update(reports).set({ evidenceId: null });
  expect((await listOf('asha')).reports.map(({ name }) => name)).toEqual(['Chitra Menon', null]);
});

test('tells comments apart by their words, until they are deleted or their author blocks the reporter', async () => {
  const post = await seedPost(api.db.write, api.ids.chitra, 'A post is not quoted');
  const [rude, long] = [newId(), newId()];
  await api.db.write.insert(comments).values([
    { id: rude, postId: post, authorId: api.ids.bikram, content: 'Go away' },
    { id: long, postId: post, authorId: api.ids.bikram, content: 'x'.repeat(300) },
  ]);
  for (const [subject, id] of [
    ['comment', rude],
    ['comment', long],
    ['post', post],
    ['user', api.ids.chitra],
  ])
    await report('asha', { subject, id });
  const excerpts = async () => (await listOf('asha')).reports.map(({ excerpt }) => excerpt);
  expect(await excerpts()).toEqual(['', '', 'x'.repeat(200), 'Go away']);
  await api.db.write
    .update(comments)
    .set({ content: '', deletedAt: new Date() })
    .where(eq(comments.id, rude));
  expect(await excerpts()).toEqual(['', '', 'x'.repeat(200), '']);
  await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
  expect(await excerpts()).toEqual(['', '', '', '']);
});

test('quotes a message while it is there', async () => {
  const [low = '', high = ''] = [api.ids.asha, api.ids.bikram].sort();
  const message = { fromId: api.ids.bikram, toId: api.ids.asha, lowId: low, highId: high };
  const id = newId();
  await api.db.write
    .insert(messages)
    .values({ ...message, id, text: 'Send me money', messageType: 'text', lowSeq: 1, highSeq: 1 });
  await report('asha', { subject: 'message', id });
  expect((await listOf('asha')).reports).toMatchObject([{ excerpt: 'Send me money' }]);
  await api.db.write.delete(messages);
  expect((await listOf('asha')).reports).toMatchObject([{ excerpt: '' }]);
});

test('comes in pages', async () => {
  for (const id of [api.ids.bikram, api.ids.chitra, api.ids.dawa])
    await report('asha', { subject: 'user', id });
  const first = await listOf('asha', '?limit=2');
  expect(first.reports.map(({ name }) => name)).toEqual(['Dawa Lepcha', 'Chitra Menon']);
  const second = await listOf('asha', `?limit=2&cursor=${first.next_cursor}`);
  expect([second.reports.map(({ name }) => name), second.next_cursor]).toEqual([['Bikram Sen'], null]);
});

test('a guest and a forged page are refused', async () => {
  expect((await api.app.inject({ method: 'GET', url: '/api/reports' })).statusCode).toBe(401);
  expect((await api.call('asha', 'GET', '/api/reports?cursor=x')).statusCode).toBe(400);
});
