import { limits, newTokenSchema, type PersonalToken } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { DAY_MS } from '../../platform/common/day';
import { personalTokens, quotaCounts, suspensions } from '../../platform/db/schema';
import { openStream } from '../../platform/live/live.testing';
import { suspendUser } from '../../moderation/safety/moderate-users';
import { eventually, type Member, readZip, useTestApp } from '../../testing';

let now = Date.now();
const clock = () => new Date(now);
const api = useTestApp({ clock });
let asha: Member;
beforeEach(async () => {
  now = Date.now();
  await api.db.write.delete(personalTokens);
  await api.db.write.delete(quotaCounts);
  asha = await api.member('Asha');
});

const make = (given: object = {}, member = asha) =>
  api.call(member, 'POST', '/api/user/tokens', { name: 'A script', scope: 'write', days: 30, ...given });
const listTokens = async (member = asha) =>
  (await api.call(member, 'GET', '/api/user/tokens')).json<{ tokens: PersonalToken[] }>().tokens;

async function madeToken(given: object = {}, member = asha): Promise<Member & { secret: string }> {
  const { token, secret } = (await make(given, member)).json<{ token: PersonalToken; secret: string }>();
  return { id: token.id, secret, headers: { authorization: `Bearer ${secret}` } };
}

const revoke = (id: string, member = asha) => api.call(member, 'POST', '/api/user/tokens/revoke', { id });
const post = (as: Pick<Member, 'headers'>) =>
  api.app.inject({
    method: 'POST',
    url: '/api/post/like',
    headers: as.headers,
    payload: { postId: crypto.randomUUID() },
  });

async function statusOf(as: Pick<Member, 'headers'>, app: FastifyInstance = api.app): Promise<number> {
  return (await app.inject({ url: '/api/user/data', headers: as.headers })).statusCode;
}

test('is answered once and kept as a hash, with what it may do and until when', async () => {
  const answer = await make({ name: '  Nightly   count ', scope: 'read', days: 90 });
  const { token, secret } = answer.json<{ token: PersonalToken; secret: string }>();
  expect(secret).toMatch(/^wildlife_pat_[\w-]{43}$/);
  expect(token).toMatchObject({ name: 'Nightly count', scope: 'read', last_used_on: null });
  expect(token.ends_at).toBe(new Date(now + 90 * DAY_MS).toISOString());
  expect(await listTokens()).toEqual([token]);
  const [row] = await api.db.write.select().from(personalTokens);
  expect(JSON.stringify(row)).not.toContain(secret.slice(-43));
});

test('calls as the member, and shows the last day of it', async () => {
  const token = await madeToken({ scope: 'write' });
  const answer = await api.call(token, 'GET', '/api/user/data');
  expect(answer.json().user._id).toBe(asha.id);
  // There is no such post.
  expect((await post(token)).statusCode).toBe(404);
  const today = clock().toISOString().slice(0, 10);
  expect(await listTokens()).toMatchObject([{ last_used_on: today }]);
});

test('with the scope "read" it changes nothing, and no token does what needs a sign-in', async () => {
  const [reader, writer] = [await madeToken({ scope: 'read' }), await madeToken()];
  expect(await statusOf(reader)).toBe(200);
  // Known by now, and the other one unknown.
  for (const token of [reader, await madeToken({ scope: 'read' })])
    expect((await post(token)).json()).toEqual({
      success: false,
      code: 'forbidden',
      message: 'This access token can only read. To change something, make one that can write.',
    });
  expect((await api.call(writer, 'POST', '/api/user/delete', { confirm: 'DELETE' })).json()).toEqual({
    success: false,
    code: 'forbidden',
    message: 'An access token cannot do this. Please sign in on the site for it.',
  });
  expect((await make({}, writer)).statusCode).toBe(403);
  expect(
    (await api.app.inject({ method: 'HEAD', url: '/api/user/data', headers: reader.headers })).statusCode,
  ).toBe(200);
});

test.each([
  'Bearer wildlife_pat_',
  `Bearer wildlife_pat_${'a'.repeat(43)}`,
  `bearer WILDLIFE_PAT_${'a'.repeat(43)}`,
])('refuses %s', async (authorization) => {
  const answer = await api.app.inject({ url: '/api/user/data', headers: { authorization } });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  expect(answer.headers['www-authenticate']).toContain('invalid_token');
  expect((await api.app.inject({ url: '/api/settings', headers: { authorization } })).statusCode).toBe(200);
});

test('is refused after its end, and makes way for the next', async () => {
  const token = await madeToken({ days: 30 });
  expect(await statusOf(token)).toBe(200);
  now += 30 * DAY_MS - 1;
  expect(await statusOf(token)).toBe(200);
  now += 1;
  expect(await statusOf(token)).toBe(401);
  expect(await listTokens()).toHaveLength(1);
  now = Date.now() + 30 * DAY_MS;
  const next = await madeToken();
  expect((await listTokens()).map(({ id }) => id)).toEqual([next.id]);
});

test('is asked for in the database once a minute', async () => {
  const token = await madeToken();
  expect(await statusOf(token)).toBe(200);
  await api.db.write.delete(personalTokens);
  expect(await statusOf(token)).toBe(200);
  now += 60_001;
  expect(await listTokens()).toEqual([]);
  expect(await statusOf(token)).toBe(401);
});

test('is revoked on all nodes at once, by its owner alone, and ends its streams', async () => {
  const other = await buildApp({ env: api.env, db: api.db, media: api.media, clock });
  const url = await other.listen({ host: '127.0.0.1', port: 0 });
  const [token, kept] = [await madeToken(), await madeToken()];
  expect([await statusOf(token), await statusOf(token, other), await statusOf(kept, other)]).toEqual([
    200, 200, 200,
  ]);
  const stream = await openStream(`${url}/api/messages/${asha.id}`, token.secret);
  await stream.until(1);

  expect((await revoke(token.id, await api.member('Bikram'))).statusCode).toBe(200);
  expect(await statusOf(token)).toBe(200);
  expect((await revoke(token.id)).statusCode).toBe(200);
  // The stream ends when the notification has arrived.
  await stream.ended;
  expect([await statusOf(token), await statusOf(token, other), await statusOf(kept, other)]).toEqual([
    401, 401, 200,
  ]);
  expect((await revoke(token.id)).statusCode).toBe(200);
  const closing = other.close();
  other.server.closeAllConnections();
  await closing;
});

test('ends with a suspension for good, and with the account', async () => {
  const token = await madeToken();
  expect(await statusOf(token)).toBe(200);
  await suspendUser(api, asha.id, null, { operator: 'meera', reason: 'Spam', now: clock() });
  // By the status of the account first, and for good once the notification has arrived.
  await eventually(async () => [401, 403].includes(await statusOf(token)));
  await api.db.write.delete(suspensions);
  now += 60_001;
  expect(await statusOf(token)).toBe(401);
  const leaver = await api.member('Leaving');
  const last = await madeToken({}, leaver);
  expect(await statusOf(last)).toBe(200);
  await api.call(leaver, 'POST', '/api/user/delete', { confirm: 'DELETE' });
  expect((await api.call(last, 'GET', '/api/user/data')).json().code).toBe('account_deleted');
  expect(await api.db.write.$count(personalTokens, eq(personalTokens.userId, leaver.id))).toBe(0);
});

test('there are at most ten at a time, also of two made at once', async () => {
  const row = { userId: asha.id, name: 'A script', scope: 'read' as const, endsAt: new Date(now + DAY_MS) };
  await api.db.write.insert(personalTokens).values(
    Array.from({ length: limits.personalTokens - 1 }, (_none, n) => ({
      ...row,
      id: crypto.randomUUID(),
      tokenHash: `hash-${n}`,
    })),
  );
  const answers = await Promise.all([make(), make()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test.each([
  [{ name: '' }, { name: 'Say which app the token is for.' }],
  [{ name: 'x'.repeat(limits.tokenName + 1) }, { name: expect.any(String) }],
  [{ name: 7 }, { name: expect.any(String) }],
  [{ scope: undefined }, { scope: 'Choose what the token may do.' }],
  [{ scope: 'admin' }, { scope: expect.any(String) }],
  [{ days: undefined }, { days: 'Choose when the token ends: after 30, 90 or 365 days.' }],
  [{ days: 3650 }, { days: expect.any(String) }],
])('refuses %j, and makes nothing', async (given, fields) => {
  const answer = await make(given);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  expect(newTokenSchema.safeParse({ name: 'A', scope: 'read', days: 30, ...given }).success).toBe(false);
  expect(await listTokens()).toEqual([]);
});

test('stands in the data export by its name, without anything that could be used', async () => {
  const { secret } = await madeToken({ name: 'Nightly count' });
  const zip = await api.call(asha, 'GET', '/api/user/export');
  const profile = (await readZip(zip.rawPayload)).get('profile.json')?.toString() ?? '';
  expect(JSON.parse(profile)[0].access_tokens).toMatchObject([{ name: 'Nightly count', scope: 'write' }]);
  expect(profile).not.toMatch(new RegExp(`${secret.slice(-43)}|token_hash`));
});
