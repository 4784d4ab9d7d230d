import type { EntryMode } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { type AdminApi, startAdminApi } from '../../moderation/admin/admin.testing';
import { pruneJoinRequests } from '../../moderation/admin/join-requests';
import {
  entrySettings,
  invitations,
  joinRequests,
  moderationLog,
  tombstones,
  users,
} from '../../platform/db/schema';
import { newId } from '../../platform/common/ids';
import { type CastName, emptyBeforeEach, forWholeSpec } from '../../testing';

let now = Date.now();
const api = forWholeSpec<AdminApi>(() =>
  startAdminApi({ clock: () => new Date(now), env: { ADMIN_EMAILS: 'maya@example.org' } }),
);
emptyBeforeEach(api, entrySettings, invitations, joinRequests);
beforeEach(() => (now = Date.now()));

const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();

let people = 0;
/** Somebody whom the provider knows and the site does not. */
function newcomer() {
  people += 1;
  const subject = `newcomer-${people}`;
  api.issuer.people.set(subject, { name: `Newcomer ${people}` });
  return { subject, headers: { authorization: `Bearer ${api.issuer.token(subject)}` } };
}
type Who = ReturnType<typeof newcomer> | CastName | null;

async function call(who: Who, method: 'GET' | 'POST', url: string, body?: object) {
  const answer = await api.call(who, method, url, body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), text: answer.body };
}
const setMode = async (mode: EntryMode) =>
  expect((await call('asha', 'POST', '/api/admin/entry', { mode })).status).toBe(200);
async function invite(more: object = {}) {
  const made = await call('asha', 'POST', '/api/admin/invitations', {
    label: 'Bird club',
    max_uses: 1,
    ends_at: inDays(30),
    ...more,
  });
  expect(made.status).toBe(200);
  return made.body as { token: string; invitation: { id: string } };
}
const data = (who: Who) => call(who, 'GET', '/api/user/data');
const join = (who: Who, invitation: string) => call(who, 'POST', '/api/entry/join', { invitation });
const isKnown = async (subject: string) =>
  (await api.db.write.$count(users, eq(users.subject, subject))) === 1;

test('a site is open until an admin says otherwise, and members stay members', async () => {
  expect((await call(null, 'GET', '/api/entry')).body).toEqual({ success: true, mode: 'open' });
  expect((await data(newcomer())).status).toBe(200);
  await setMode('closed');
  expect((await call(null, 'GET', '/api/entry')).body['mode']).toBe('closed');
  const stranger = newcomer();
  const answer = await data(stranger);
  expect([answer.status, answer.body['fields']]).toEqual([403, { entry: answer.body['message'] }]);
  expect(await isKnown(stranger.subject)).toBe(false);
  expect((await data('chitra')).status).toBe(200);
  const [entry] = await api.db.write
    .select()
    .from(moderationLog)
    .where(eq(moderationLog.action, 'change_entry'));
  expect(entry).toMatchObject({
    operatorId: api.ids.asha,
    before: { mode: 'open' },
    after: { mode: 'closed' },
  });
});

test('a person whose verified address is in ADMIN_EMAILS comes in while the door is shut', async () => {
  await setMode('closed');
  const maya = { subject: 'maya', headers: { authorization: `Bearer ${api.issuer.token('maya')}` } };
  expect((await data(maya)).status).toBe(403);
  api.issuer.people.set('maya', { name: 'Maya', email_verified: true });
  expect((await data(maya)).body).toMatchObject({ role: 'admin' });
});

test.each(['invitation', 'approval', 'closed'] as const)(
  'with %s, somebody whom the site does not know can read and write nothing',
  async (mode) => {
    await setMode(mode);
    const stranger = newcomer();
    const calls = [
      call(stranger, 'GET', '/api/post/feed'),
      call(stranger, 'POST', '/api/user/discover', {}),
      call(stranger, 'POST', '/api/user/follow', { id: api.ids.chitra }),
      call(stranger, 'GET', '/api/user/export'),
      call(stranger, 'GET', '/api/admin/overview'),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect({ status, ...body }).toMatchObject({
        status: 403,
        code: 'forbidden',
        fields: { entry: body['message'] },
      });
    expect(await isKnown(stranger.subject)).toBe(false);
  },
);

describe('an invitation', () => {
  test('tells who invites, lets in as many as it says, and tells by whom it was used', async () => {
    await setMode('invitation');
    const { token, invitation } = await invite({ max_uses: 2 });
    const asked = await call(null, 'POST', '/api/entry/invitation', { invitation: token });
    expect(asked.body).toEqual({ success: true, label: 'Bird club', ends_at: expect.any(String) });
    const [first, second, third] = [newcomer(), newcomer(), newcomer()];
    for (const one of [first, second]) expect((await join(one, token)).status).toBe(200);
    expect((await data(first)).status).toBe(200);
    // Once more changes nothing.
    expect((await join(first, token)).status).toBe(200);
    const refused = await join(third, token);
    expect([refused.status, refused.body['code']]).toEqual([404, 'not_found']);
    expect(refused.body['message']).toMatch(/used up/);
    expect(await isKnown(third.subject)).toBe(false);

    const closed = await call('asha', 'GET', '/api/admin/invitations?state=closed');
    expect(closed.body['invitations']).toMatchObject([
      { id: invitation.id, used_count: 2, state: 'used_up' },
    ]);
    expect((await call('asha', 'GET', '/api/admin/invitations')).body['invitations']).toEqual([]);
    const page = await call('asha', 'GET', `/api/admin/invitations/${invitation.id}?limit=1`);
    expect(page.body['members']).toMatchObject([{ full_name: expect.stringMatching(/^Newcomer/) }]);
    const cursor = String(page.body['next_cursor']);
    const rest = await call(
      'asha',
      'GET',
      `/api/admin/invitations/${invitation.id}?limit=1&cursor=${cursor}`,
    );
    expect(rest.body).toMatchObject({ members: [{}], next_cursor: null });
  });

  test('lets one of ten come in who take its last use at the same moment', async () => {
    await setMode('invitation');
    const { token } = await invite();
    const all = Array.from({ length: 10 }, newcomer);
    const answers = await Promise.all(all.map((one) => join(one, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    const known = await Promise.all(all.map(({ subject }) => isKnown(subject)));
    expect(known.filter(Boolean)).toHaveLength(1);
    const [row] = await api.db.write.select().from(invitations);
    expect(row?.usedCount).toBe(1);
  });

  test('counts once for one who opens it ten times at once', async () => {
    await setMode('invitation');
    const { token } = await invite({ max_uses: 10 });
    const one = newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(one, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await api.db.write.select().from(invitations))[0]?.usedCount).toBe(1);
  });

  test('is refused when it has ended, is revoked, unknown, or the site is closed', async () => {
    await setMode('invitation');
    const ended = await invite({ ends_at: inDays(1) });
    const revoked = await invite();
    const good = await invite();
    await call('asha', 'POST', '/api/admin/invitations/revoke', { id: revoked.invitation.id });
    now += 2 * DAY_MS;
    for (const [token, problem] of [
      [ended.token, /has ended/],
      [revoked.token, /revoked/],
      ['0'.repeat(20), /no such invitation/],
    ] as const) {
      const looked = await call(null, 'POST', '/api/entry/invitation', { invitation: token });
      const joined = await join(newcomer(), token);
      for (const { status, body } of [looked, joined]) {
        expect([status, body['code']]).toEqual([404, 'not_found']);
        expect(body['message']).toMatch(problem);
      }
    }
    await setMode('closed');
    expect((await join(newcomer(), good.token)).body).toMatchObject({
      code: 'forbidden',
      fields: { entry: expect.stringMatching(/no new members/) },
    });
    await setMode('approval');
    expect((await join(newcomer(), good.token)).status).toBe(200);
  });

  test('is kept as a hash alone, and its token stands in no later answer', async () => {
    const { token, invitation } = await invite();
    const [row] = await api.db.write.select().from(invitations).where(eq(invitations.id, invitation.id));
    expect(JSON.stringify(row)).not.toContain(token);
    for (const url of ['/api/admin/invitations', '/api/admin/log'])
      expect((await call('asha', 'GET', url)).text).not.toContain(token);
  });

  test.each([
    [{ label: '  ' }, 'label'],
    [{ label: 'x'.repeat(81) }, 'label'],
    [{ max_uses: 0 }, 'max_uses'],
    [{ max_uses: 501 }, 'max_uses'],
    [{ max_uses: 1.5 }, 'max_uses'],
    [{ max_uses: 'many' }, 'max_uses'],
    [{ ends_at: 'soon' }, 'ends_at'],
    [{ ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    [{ ends_at: '2999-01-01T00:00:00Z' }, 'ends_at'],
  ])('is not made of %j', async (wrong, field) => {
    const body = { label: 'Bird club', max_uses: 1, ends_at: inDays(1), ...wrong };
    const answer = await call('asha', 'POST', '/api/admin/invitations', body);
    expect([answer.status, Object.keys(answer.body['fields'] ?? {})]).toEqual([400, [field]]);
    expect(await api.db.write.$count(invitations)).toBe(0);
  });
});

describe('approval', () => {
  const ask = (who: Who, more: object = {}) =>
    call(who, 'POST', '/api/entry/request', { name: 'Ravi', text: 'I count owls in Pune.', ...more });
  const waiting = async () =>
    (await call('bikram', 'GET', '/api/admin/join-requests')).body['requests'] as {
      id: string;
      name: string;
    }[];
  const decide = (outcome: string, id: string, answer = '', who: CastName = 'bikram') =>
    call(who, 'POST', '/api/admin/join-requests/decide', { id, outcome, answer });
  beforeEach(() => setMode('approval'));

  test('a newcomer asks, waits and comes in when a moderator accepts', async () => {
    const ravi = newcomer();
    expect((await data(ravi)).body['message']).toMatch(/Please ask/);
    expect((await ask(ravi)).status).toBe(200);
    expect((await ask(ravi, { text: 'I count owls and nightjars.' })).status).toBe(200);
    expect((await data(ravi)).body['message']).toMatch(/waits for approval/);
    const [request, ...others] = await waiting();
    expect([request, others]).toMatchObject([{ name: 'Ravi', text: 'I count owls and nightjars.' }, []]);
    expect((await call('bikram', 'GET', '/api/admin/overview')).body['open']).toMatchObject({
      join_requests: 1,
    });
    expect((await decide('accepted', request?.id ?? '')).status).toBe(200);
    expect((await call(ravi, 'GET', '/api/entry/request')).body['request']).toMatchObject({
      state: 'accepted',
    });
    expect((await data(ravi)).status).toBe(200);
    expect(await api.db.write.$count(joinRequests)).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  test('a refused newcomer reads why, and cannot ask over it', async () => {
    const ravi = newcomer();
    await ask(ravi);
    const [request] = await waiting();
    expect((await decide('refused', request?.id ?? '', 'We know you from elsewhere.')).status).toBe(200);
    expect((await call(ravi, 'GET', '/api/entry/request')).body['request']).toMatchObject({
      state: 'refused',
      answer: 'We know you from elsewhere.',
    });
    expect((await data(ravi)).body['message']).toMatch(/not accepted/);
    expect((await ask(ravi)).body['code']).toBe('conflict');
    expect((await decide('accepted', request?.id ?? '')).body['code']).toBe('conflict');
  });

  test('is decided once by two at the same moment', async () => {
    await ask(newcomer());
    const [request] = await waiting();
    const answers = await Promise.all([
      decide('accepted', request?.id ?? '', '', 'asha'),
      decide('refused', request?.id ?? '', 'No'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a request can be withdrawn while it waits', async () => {
    const ravi = newcomer();
    await ask(ravi);
    expect((await call(ravi, 'POST', '/api/entry/request/withdraw', {})).status).toBe(200);
    expect((await call(ravi, 'GET', '/api/entry/request')).body['request']).toBeNull();
  });

  test('what was refused is deleted after 90 days, and what waits stays', async () => {
    await ask(newcomer());
    const [waiting] = await api.db.write.select().from(joinRequests);
    const decided = { ...waiting, name: 'Ravi', text: '', accepted: false, decidedAt: new Date(now) };
    const old = { ...decided, id: newId(), issuer: 'https://issuer.example/', subject: 'refused' };
    await api.db.write.insert(joinRequests).values(old);
    const left = async (days: number) => {
      await pruneJoinRequests(api.db.write, new Date(inDays(days)));
      return api.db.write.$count(joinRequests);
    };
    expect([await left(89), await left(91)]).toEqual([2, 1]);
  });

  test.each([{ name: '' }, { name: 'x'.repeat(81) }, { text: 'x'.repeat(501) }, { text: 7 }])(
    'nobody asks with %j',
    async (wrong) => {
      const answer = await ask(newcomer(), wrong);
      expect([answer.status, Object.keys(answer.body['fields'] ?? {})]).toEqual([400, Object.keys(wrong)]);
    },
  );

  test('members, the deleted and those without a token do not ask, nor anybody where nobody waits', async () => {
    expect((await ask('chitra')).body['code']).toBe('conflict');
    expect((await ask(null)).status).toBe(401);
    const gone = newcomer();
    await api.db.write
      .insert(tombstones)
      .values({ issuer: api.issuer.url, subject: gone.subject, userId: newId() });
    expect((await ask(gone)).body['code']).toBe('account_deleted');
    await setMode('invitation');
    expect((await ask(newcomer())).body['code']).toBe('conflict');
  });
});
