import { type AgeQuestion, listCallAccess, type SiteVersion } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { type AdminApi, eventually, startAdminApi } from '../../moderation/admin/admin.testing';
import { pruneAges } from '../../people/ages/child';
import { memberAges, moderationLog, siteVersions, users } from '../../platform/db/schema';
import { type CastName, emptyBeforeEach, forWholeSpec } from '../../testing';

const api = forWholeSpec<AdminApi>(() => startAdminApi());
emptyBeforeEach(api, memberAges, siteVersions);
beforeEach(() =>
  api.db.write
    .update(users)
    .set({ profileVisibility: 'public', openToGuests: true, lifeList: 'public', recordLicence: 'cc0' }),
);

const thisYear = new Date().getUTCFullYear();
const child = { year: thisYear - 12, month: 5 };
const until = `${thisYear + 6}-06-01`;

async function call(who: CastName | null, method: 'GET' | 'POST', url: string, body?: object) {
  const answer = await api.call(who, method, url, body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
async function ask(question: AgeQuestion) {
  const { versions } = (await api.call('asha', 'GET', '/api/admin/site')).json<{ versions: [SiteVersion] }>();
  const { revision, settings } = versions[0];
  const body = { revision, settings: { ...settings, age_question: question } };
  expect((await call('asha', 'POST', '/api/admin/site/save', body)).status).toBe(200);
}
const tell = (who: CastName, born: unknown) => call(who, 'POST', '/api/user/age', { born });
const decide = (who: CastName, about: CastName, decision: string) =>
  call(who, 'POST', '/api/admin/ages', { id: api.ids[about], decision });
const told = (who: CastName, about: CastName) => call(who, 'GET', `/api/admin/ages/${api.ids[about]}`);
const mine = async (who: CastName) => {
  const { body } = await call(who, 'GET', '/api/user/data');
  return { waits: body['age_waits'], until: body['child_until'] };
};
const codeOf = async (who: CastName, name: string) => {
  const [method = '', path = ''] = name.split(' ');
  const { body } = await call(who, method as 'GET', path.replace(/:\w+/g, '0'), {});
  return Object.keys(body['fields'] ?? {}).includes('age') ? 'age' : body['code'];
};
const like = 'POST /api/post/like';
const settings = () =>
  api.db.write
    .select({ p: users.profileVisibility, g: users.openToGuests, l: users.lifeList, r: users.recordLicence })
    .from(users)
    .where(eq(users.id, api.ids.chitra));

test('nobody is asked at first, and an answer that nobody asks for is refused', async () => {
  expect(await mine('chitra')).toEqual({ waits: undefined, until: undefined });
  expect(await codeOf('chitra', like)).toBe('invalid_input');
  expect((await tell('chitra', null)).body).toMatchObject({
    code: 'conflict',
    message: 'This site does not ask for your age.',
  });
  expect(await api.db.write.$count(memberAges)).toBe(0);
});

test('where the site asks, everybody reads but writes nothing until they answer', async () => {
  await ask('age');
  await eventually(async () => expect(await codeOf('chitra', like)).toBe('age'));
  expect(await mine('chitra')).toEqual({ waits: 'age', until: undefined });
  const written = [...listCallAccess()].flatMap(([name, access]) => (access === 'write' ? [name] : []));
  for (const name of written)
    expect([name, (await codeOf('chitra', name)) === 'age']).toEqual([
      name,
      name !== 'POST /api/messages/get',
    ]);
  expect((await call('chitra', 'GET', '/api/post/feed')).status).toBe(200);
  expect((await tell('chitra', null)).status).toBe(200);
  expect(await codeOf('chitra', like)).toBe('invalid_input');
  expect((await tell('dawa', { year: 1980, month: 1 })).status).toBe(200);
  // Nothing but that they answered.
  expect(await api.db.write.select().from(memberAges)).toEqual(
    expect.arrayContaining(
      ['chitra', 'dawa'].map((name) => ({
        userId: api.ids[name as CastName],
        childUntil: null,
        agreedAt: null,
        askedAgain: false,
      })),
    ),
  );
  expect((await settings())[0]).toEqual({ p: 'public', g: true, l: 'public', r: 'cc0' });
});

test.each([
  [undefined, 'born'],
  [{ year: thisYear - 12 }, 'born.month'],
  [{ year: thisYear - 12, month: 13 }, 'born.month'],
  [{ year: thisYear + 1, month: 1 }, 'born'],
  [{ year: thisYear - 121, month: 1 }, 'born'],
  [{ year: 2010.5, month: 1 }, 'born.year'],
])('an answer of %j is refused', async (born, field) => {
  await ask('age');
  const { status, body } = await tell('chitra', born);
  expect([status, Object.keys(body['fields'] ?? {})]).toEqual([400, [field]]);
});

test('a child writes, and what is closed cannot be opened until the day', async () => {
  await ask('age');
  expect((await tell('chitra', child)).status).toBe(200);
  expect(await mine('chitra')).toEqual({ waits: undefined, until });
  expect(await codeOf('chitra', like)).toBe('invalid_input');
  const closed = { p: 'connections', g: false, l: 'connections', r: null };
  expect((await settings())[0]).toEqual(closed);
  const privacy = { profile: 'connections', likes: 'connections' };
  const opened: [string, object, string][] = [
    ['/api/user/privacy', { ...privacy, profile: 'public' }, 'only your connections see your profile'],
    ['/api/user/privacy', { ...privacy, open_to_guests: true }, 'guests cannot read what you publish'],
    ['/api/life-list/visibility', { visibility: 'public' }, 'only your connections can see your life list'],
    ['/api/user/record-licence', { licence: 'cc0' }, 'your records are not given away'],
  ];
  for (const [url, body, rule] of opened)
    expect((await call('chitra', 'POST', url, body)).body).toEqual({
      success: false,
      code: 'forbidden',
      message: `Because you are under 18, ${rule} until 1 June ${thisYear + 6}.`,
    });
  expect((await call('chitra', 'POST', '/api/user/privacy', privacy)).status).toBe(200);
  expect((await settings())[0]).toEqual(closed);
  // They stay a child where the site ceases to ask.
  await ask('none');
  expect(await mine('chitra')).toEqual({ waits: undefined, until });
  await api.db.write.update(memberAges).set({ childUntil: new Date().toISOString().slice(0, 10) });
  expect(await mine('chitra')).toEqual({ waits: undefined, until: undefined });
  expect((await call('chitra', 'POST', '/api/user/privacy', { ...privacy, profile: 'public' })).status).toBe(
    200,
  );
});

test('an answer stands, repeated or not, until an admin asks again', async () => {
  await ask('age');
  await tell('chitra', child);
  expect((await tell('chitra', child)).status).toBe(200);
  expect((await tell('chitra', null)).body).toMatchObject({ code: 'conflict' });
  expect((await decide('asha', 'chitra', 'ask_again')).status).toBe(200);
  expect((await told('asha', 'chitra')).body).toMatchObject({ told: false, child: { until } });
  // Until then they are protected as before.
  expect(await mine('chitra')).toEqual({ waits: 'age', until });
  expect(await codeOf('chitra', like)).toBe('age');
  expect((await tell('chitra', null)).status).toBe(200);
  expect(await mine('chitra')).toEqual({ waits: undefined, until: undefined });
  // What was closed stays so until they open it.
  expect((await settings())[0]).toMatchObject({ p: 'connections', g: false });
});

test("where a parent has to agree, a child waits for an admin's note, which the log keeps", async () => {
  await ask('consent');
  expect((await decide('asha', 'chitra', 'parent_agreed')).body).toMatchObject({ code: 'conflict' });
  await tell('chitra', child);
  expect(await mine('chitra')).toEqual({ waits: 'consent', until });
  expect((await call('chitra', 'POST', '/api/post/like', {})).body).toMatchObject({
    code: 'forbidden',
    message:
      'One of your parents has to agree to your account first. Please ask them to write to the team of this site.',
  });
  expect((await decide('asha', 'chitra', 'parent_agreed')).status).toBe(200);
  expect(await mine('chitra')).toEqual({ waits: undefined, until });
  expect(await codeOf('chitra', like)).toBe('invalid_input');
  // Repeated, it changes nothing.
  await decide('asha', 'chitra', 'parent_agreed');
  const noted = eq(moderationLog.action, 'note_parent_agreed');
  expect(await api.db.write.select().from(moderationLog).where(noted)).toMatchObject([
    { operator: 'Asha Rao', operatorId: api.ids.asha, subjectId: api.ids.chitra, before: {}, after: {} },
  ]);
  await tell('dawa', null);
  expect(await mine('dawa')).toEqual({ waits: undefined, until: undefined });
  expect((await decide('asha', 'dawa', 'parent_agreed')).body).toMatchObject({ code: 'conflict' });
});

test('only admins learn and decide, and nobody about themselves', async () => {
  await ask('age');
  await tell('chitra', child);
  await tell('asha', child);
  expect((await told('asha', 'chitra')).body).toEqual({
    success: true,
    question: 'age',
    told: true,
    child: { until, agreedAt: null },
  });
  for (const who of ['bikram', 'dawa'] as const) {
    expect((await told(who, 'chitra')).status).toBe(403);
    expect((await decide(who, 'chitra', 'ask_again')).status).toBe(403);
  }
  expect((await decide('asha', 'asha', 'parent_agreed')).status).toBe(403);
  expect((await decide('asha', 'chitra', 'free')).status).toBe(400);
  const nobody = { id: '01900000-0000-7000-8000-000000000000', decision: 'ask_again' };
  expect((await call('asha', 'POST', '/api/admin/ages', nobody)).status).toBe(404);
  const profile = { profileId: api.ids.chitra };
  const { body } = await call('bikram', 'POST', '/api/user/profiles', profile);
  expect(JSON.stringify(body)).not.toMatch(/child|age_|under 18/);
});

test('once they are an adult, nothing tells when they were born', async () => {
  await ask('consent');
  await tell('chitra', child);
  await decide('asha', 'chitra', 'parent_agreed');
  await pruneAges(api.db.write);
  expect((await mine('chitra')).until).toBe(until);
  await api.db.write.update(memberAges).set({ childUntil: new Date().toISOString().slice(0, 10) });
  await pruneAges(api.db.write);
  expect(await api.db.write.select().from(memberAges)).toEqual([
    { userId: api.ids.chitra, childUntil: null, agreedAt: null, askedAgain: false },
  ]);
});
