import { apiContract, errorBodySchema, reportReasons } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { blocks, connections, follows, posts, reports, users } from '../../platform/db/schema';
import {
  type CastName,
  emptyBeforeEach,
  seedBlock,
  seedConnection,
  seedFollow,
  seedPost,
  useTestApp,
} from '../../testing';

const api = useTestApp();
emptyBeforeEach(api, blocks, follows, connections, posts, reports);

async function call(who: CastName, url: string, body: object) {
  const answer = await api.call(who, 'POST', url, body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const block = (who: CastName, id: string) => call(who, '/api/user/block', { id });
const unblock = (who: CastName, id: string) => call(who, '/api/user/unblock', { id });
const report = (who: CastName, body: object) => call(who, '/api/report', body);
const blockedSchema = apiContract.safety.blocked.responses[200].strict();
async function blocked(who: CastName, query = '') {
  const answer = await api.call(who, 'GET', `/api/user/blocked${query}`);
  return blockedSchema.parse(answer.json());
}
const namesOf = (list: { full_name: string }[]) => list.map(({ full_name }) => full_name);

describe('blocking', () => {
  test('removes follows, connection and requests between the two, and nothing else', async () => {
    const { asha, bikram, chitra } = api.ids;
    await seedFollow(api.db.write, asha, bikram);
    await seedFollow(api.db.write, bikram, asha);
    await seedFollow(api.db.write, chitra, bikram);
    await seedConnection(api.db.write, asha, bikram);
    await seedConnection(api.db.write, asha, chitra, 'pending');
    expect(await block('asha', bikram)).toEqual({
      status: 200,
      body: { success: true, message: 'You have blocked Bikram Sen' },
    });
    expect(await api.db.write.$count(follows)).toBe(1);
    expect(await api.db.write.$count(connections)).toBe(1);
    const counts = await api.db.write.select().from(users).where(eq(users.id, bikram));
    expect(counts[0]).toMatchObject({ followersCount: 1, followingCount: 0, connectionsCount: 0 });
    await block('asha', chitra);
    expect(await api.db.write.$count(connections)).toBe(0);
  });

  test('is idempotent, even concurrently and from both sides', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }).flatMap(() => [
        block('asha', api.ids.bikram),
        block('bikram', api.ids.asha),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.db.write.$count(blocks)).toBe(2);
  });

  test('leaves no relationship while the other user follows and connects concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      await api.db.write.delete(blocks);
      const answers = await Promise.all([
        call('bikram', '/api/user/follow', { id: api.ids.asha }),
        call('bikram', '/api/user/connect', { id: api.ids.asha }),
        block('asha', api.ids.bikram),
        call('bikram', '/api/user/follow', { id: api.ids.asha }),
        call('asha', '/api/user/follow', { id: api.ids.bikram }),
      ]);
      for (const { status } of answers) expect([200, 403, 404]).toContain(status);
      expect([await api.db.write.$count(follows), await api.db.write.$count(connections)]).toEqual([0, 0]);
    }
  });

  test('can be undone only by the user who set it, and restores nothing', async () => {
    await seedFollow(api.db.write, api.ids.bikram, api.ids.asha);
    await block('asha', api.ids.bikram);
    expect((await unblock('bikram', api.ids.asha)).status).toBe(404);
    expect(await api.db.write.$count(blocks)).toBe(1);
    expect(await unblock('asha', api.ids.bikram)).toEqual({
      status: 200,
      body: { success: true, message: 'You no longer block Bikram Sen' },
    });
    expect((await unblock('asha', api.ids.bikram)).status).toBe(200);
    expect([await api.db.write.$count(blocks), await api.db.write.$count(follows)]).toEqual([0, 0]);
    expect((await call('bikram', '/api/user/follow', { id: api.ids.asha })).status).toBe(200);
  });

  test('is possible after being blocked', async () => {
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    expect((await block('asha', api.ids.bikram)).status).toBe(200);
  });

  test('is listed, latest first, in pages, for the current user only', async () => {
    expect(await blocked('asha')).toEqual({ success: true, users: [], next_cursor: null });
    for (const other of ['bikram', 'chitra', 'dawa'] as const) await block('asha', api.ids[other]);
    const first = await blocked('asha', '?limit=2');
    expect(namesOf(first.users)).toEqual(['Dawa Lepcha', 'Chitra Menon']);
    expect(first.users[0]?.relation.blocked).toBe(true);
    const rest = await blocked('asha', `?limit=2&cursor=${first.next_cursor}`);
    expect([namesOf(rest.users), rest.next_cursor]).toEqual([['Bikram Sen'], null]);
    expect((await blocked('bikram')).users).toEqual([]);
    expect((await api.call('asha', 'GET', '/api/user/blocked?cursor=x')).statusCode).toBe(400);
  });
});

describe.each(['/api/user/block', '/api/user/unblock'])('%s rejects', (url) => {
  test('the current user, unknown and malformed ids, and missing tokens', async () => {
    expect(await call('asha', url, { id: api.ids.asha })).toMatchObject({ status: 400 });
    expect(await call('asha', url, { id: newId() })).toMatchObject({
      status: 404,
      body: { message: 'This person cannot be found.' },
    });
    for (const body of [{}, { id: 7 }, { id: 'x' }, { id: '\u0000' }]) {
      expect(await call('asha', url, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
  });
});

describe('reporting', () => {
  const stored = () => api.db.write.select().from(reports);

  test('stores the subject, the reporter and the cleaned reason', async () => {
    const id = await seedPost(api.db.write, api.ids.bikram, 'Ivory for sale');
    const answer = await report('asha', {
      subject: 'post',
      id,
      reason: 'illegal_trade',
      details: '  <b>Look</b> \u200b\r\nagain ',
    });
    expect(answer).toEqual({
      status: 200,
      body: { success: true, message: 'Thank you. We have received your report and will look at it.' },
    });
    expect(await stored()).toMatchObject([
      {
        reporterId: api.ids.asha,
        subject: 'post',
        subjectId: id,
        reason: 'illegal_trade',
        details: '<b>Look</b> \u200b\nagain',
        reviewedAt: null,
      },
    ]);
    expect((await report('asha', { subject: 'user', id: api.ids.bikram, reason: 'spam' })).status).toBe(200);
  });

  test('once per user and subject, even concurrently', async () => {
    const body = { subject: 'user', id: api.ids.bikram, reason: 'spam' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => report('asha', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await report('asha', { ...body, reason: 'other' })).body['message']).toBe(
      'You have reported this person already. Thank you.',
    );
    await report('chitra', body);
    expect((await stored()).map(({ reason }) => reason)).toEqual(['spam', 'spam']);
  });

  test('is possible after being blocked', async () => {
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    expect((await report('asha', { subject: 'user', id: api.ids.bikram, reason: 'harassment' })).status).toBe(
      200,
    );
  });

  test('rejects the current user, their own posts and unknown subjects', async () => {
    const own = await seedPost(api.db.write, api.ids.asha, 'x');
    expect(await report('asha', { subject: 'user', id: api.ids.asha, reason: 'spam' })).toMatchObject({
      status: 400,
      body: { message: 'You cannot report yourself.' },
    });
    expect(await report('asha', { subject: 'post', id: own, reason: 'spam' })).toMatchObject({ status: 400 });
    for (const [subject, id, message] of [
      ['post', newId(), 'This post is gone.'],
      ['user', own, 'This person cannot be found.'],
    ]) {
      expect(await report('asha', { subject, id, reason: 'spam' })).toMatchObject({
        status: 404,
        body: { message },
      });
    }
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['an unknown reason', { reason: 'boring' }, 'reason'],
    ['an unknown subject', { subject: 'poem' }, 'subject'],
    ['a malformed id', { id: 'x' }, 'id'],
    ['long details', { details: 'x'.repeat(1001) }, 'details'],
    ['a NUL', { details: 'a\u0000' }, 'details'],
    ['details of another type', { details: {} }, 'details'],
  ])('rejects %s', async (_what, fault, field) => {
    const answer = await report('asha', {
      subject: 'user',
      id: api.ids.bikram,
      reason: reportReasons[0],
      ...fault,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorBodySchema.strict().parse(answer.body).fields ?? {})).toEqual([field]);
  });
});
