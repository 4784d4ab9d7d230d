import { EmailTakenError, type NewMember } from '@aranya/identity';
import { eq } from 'drizzle-orm';
import { joinRequests, entrySettings, moderationLog, users } from '../../platform/db/schema';
import { emptyBeforeEach, forWholeSpec } from '../../testing';
import { type AdminApi, startAdminApi } from './admin.testing';

const ENDS_AT = new Date('2026-12-13T09:00:00.000Z');
const PASSWORD = 'k7mz-q2n8-v5c1';
const mailed: NewMember[] = [];
let isMailDown = false;

const forAnswers = {
  add: async (_tx: unknown, { email }: NewMember) => {
    if (email === 'taken@example.org') throw new EmailTakenError();
    return { subject: `local-${email}`, password: PASSWORD, endsAt: ENDS_AT };
  },
  mail: async (member: NewMember) => {
    if (isMailDown) throw new Error('The mail server rests.');
    mailed.push(member);
  },
};
const api = forWholeSpec<AdminApi>(() => startAdminApi({ newMembers: forAnswers }));
emptyBeforeEach(api, entrySettings, joinRequests);
beforeEach(() => {
  mailed.length = 0;
  isMailDown = false;
});

const RAVI = { name: 'Ravi', email: 'ravi@example.org', by: 'card' };
async function add(changes: object = {}, as: 'asha' | 'bikram' | 'chitra' | null = 'asha') {
  const answer = await api.call(as, 'POST', '/api/admin/new-members', { ...RAVI, ...changes });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const countLog = () => api.db.write.$count(moderationLog, eq(moderationLog.action, 'add_member'));

test('an admin gets the first password for a card, and the log no word of the member', async () => {
  expect((await api.call('asha', 'GET', '/api/admin/new-members')).json()).toEqual({
    success: true,
    by: ['card', 'mail'],
  });
  const added = await add({ email: ' Ravi@Example.org ' });
  expect(added.body['member']).toEqual({
    email: 'ravi@example.org',
    first_password: PASSWORD,
    ends_at: ENDS_AT.toISOString(),
  });
  expect(mailed).toEqual([]);
  const [entry] = await api.db.write
    .select()
    .from(moderationLog)
    .where(eq(moderationLog.action, 'add_member'));
  expect(entry).toMatchObject({ operatorId: api.ids.asha, subject: 'join_request', after: { by: 'card' } });
  expect(JSON.stringify(entry)).not.toMatch(/ravi|k7mz/i);
});

test('by mail the admin never sees the password', async () => {
  const { body } = await add({ by: 'mail' });
  expect(body['member']).toMatchObject({ first_password: null });
  expect(JSON.stringify(body)).not.toContain(PASSWORD);
  expect(mailed).toEqual([{ name: 'Ravi', email: 'ravi@example.org' }]);
});

test('a mail that cannot be sent is said, and can be tried again', async () => {
  isMailDown = true;
  const refused = await add({ by: 'mail' });
  expect([refused.status, refused.body['message']]).toEqual([
    503,
    expect.stringContaining('the mail could not be sent'),
  ]);
  isMailDown = false;
  expect((await add({ by: 'mail' })).status).toBe(200);
});

test.each(['open', 'invitation', 'approval', 'closed'] as const)(
  'with %s the added member comes in',
  async (mode) => {
    await api.call('asha', 'POST', '/api/admin/entry', { mode });
    const email = `${mode}@example.org`;
    await add({ email });
    const subject = `local-${email}`;
    api.issuer.people.set(subject, { name: 'Ravi' });
    const headers = { authorization: `Bearer ${api.issuer.token(subject)}` };
    expect((await api.call({ headers }, 'GET', '/api/user/data')).statusCode).toBe(200);
    expect(await api.db.write.$count(users, eq(users.subject, subject))).toBe(1);
    expect(await api.db.write.$count(joinRequests, eq(joinRequests.subject, subject))).toBe(0);
  },
);

test('an address with an account is refused, and leaves nothing behind', async () => {
  const before = await countLog();
  const refused = await add({ email: 'taken@example.org' });
  expect(refused).toMatchObject({
    status: 409,
    body: { fields: { email: 'There is already an account with this email address.' } },
  });
  expect(await api.db.write.$count(joinRequests)).toBe(0);
  expect(await countLog()).toBe(before);
});

test.each([
  [{ email: 'ravi' }, 'email'],
  [{ name: '  ' }, 'name'],
  [{ name: 'r'.repeat(81) }, 'name'],
  [{ by: 'pigeon' }, 'by'],
])('%j is refused', async (changes, field) => {
  const refused = await add(changes);
  expect([refused.status, Object.keys(refused.body['fields'] ?? {})]).toEqual([400, [field]]);
});

test('only admins add members', async () => {
  expect((await add({}, 'bikram')).status).toBe(403);
  expect((await add({}, 'chitra')).status).toBe(403);
  expect((await add({}, null)).status).toBe(401);
});
