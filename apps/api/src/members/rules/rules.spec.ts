import { DEFAULT_RULES, DEFAULT_TERMS, listCallAccess, type SiteVersion } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { type AdminApi, eventually, startAdminApi } from '../../moderation/admin/admin.testing';
import { houseRules, rulesAcceptances, siteVersions } from '../../platform/db/schema';
import { type CastName, emptyBeforeEach, forWholeSpec } from '../../testing';

const api = forWholeSpec<AdminApi>(() => startAdminApi());
emptyBeforeEach(api, houseRules, rulesAcceptances, siteVersions);

async function call(who: CastName | null, method: 'GET' | 'POST', url: string, body?: object) {
  const answer = await api.call(who, method, url, body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const publish = (text: string, over: number, mustAccept: boolean) =>
  call('asha', 'POST', '/api/admin/rules', { text, over, must_accept: mustAccept });
const accept = (who: CastName, version: unknown) => call(who, 'POST', '/api/rules/accept', { version });
const toAccept = async (who: CastName) => (await call(who, 'GET', '/api/user/data')).body['rules_to_accept'];

test('a fresh site has ten rules, which nobody is asked about', async () => {
  const { body } = await call(null, 'GET', '/api/rules');
  expect(body).toEqual({ success: true, version: 1, text: DEFAULT_RULES });
  expect(DEFAULT_RULES.split('\n')).toHaveLength(10);
  expect(await toAccept('chitra')).toBeUndefined();
});

test('a change that matters is asked about, once, and small changes after it are not', async () => {
  expect((await publish('Be kind.', 1, true)).body).toMatchObject({ version: 2 });
  expect((await call(null, 'GET', '/api/rules')).body).toMatchObject({ version: 2, text: 'Be kind.' });
  expect(await toAccept('chitra')).toBe(2);
  expect((await accept('chitra', 2)).status).toBe(200);
  expect(await toAccept('chitra')).toBeUndefined();
  await publish('Be kind!', 2, false);
  expect([await toAccept('chitra'), await toAccept('dawa')]).toEqual([undefined, 3]);
  await publish('Be kind to animals.', 3, true);
  expect(await toAccept('chitra')).toBe(4);
  const { body } = await call('asha', 'GET', '/api/admin/rules?limit=2');
  expect(body['versions']).toMatchObject([
    { version: 4, must_accept: true, accepted_count: 0, published_by: 'Asha Rao' },
    { version: 3, must_accept: false },
  ]);
  const rest = await call('asha', 'GET', `/api/admin/rules?limit=2&cursor=${String(body['next_cursor'])}`);
  expect(rest.body).toMatchObject({ versions: [{ version: 2, accepted_count: 1 }], next_cursor: null });
});

test('only the current version can be accepted, and the first moment is kept', async () => {
  await publish('Be kind.', 1, true);
  for (const version of [1, 3]) expect((await accept('chitra', version)).body['code']).toBe('conflict');
  for (const version of [0, 1.5, 'two', null]) expect((await accept('chitra', version)).status).toBe(400);
  await accept('chitra', 2);
  const mine = () =>
    api.db.write.select().from(rulesAcceptances).where(eq(rulesAcceptances.userId, api.ids.chitra));
  const [first] = await mine();
  await accept('chitra', 2);
  expect(await mine()).toEqual([first]);
});

test('of two admins who publish over the same version at once, one is told', async () => {
  const answers = await Promise.all([publish('Be kind.', 1, false), publish('Be quiet.', 1, false)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await api.db.write.$count(houseRules)).toBe(1);
});

const publishText = (kind: string, text: string, mustAccept = false) =>
  call('asha', 'POST', '/api/admin/rules', { kind, text, over: 1, must_accept: mustAccept });

test('terms and additions to the privacy page have versions of their own', async () => {
  expect((await call(null, 'GET', '/api/terms')).body).toMatchObject({ version: 1, text: DEFAULT_TERMS });
  expect((await call(null, 'GET', '/api/privacy')).body).toMatchObject({ version: 1, text: '' });
  expect((await publishText('terms', 'Be fair.', true)).body).toMatchObject({
    message: 'The terms are published',
  });
  await publishText('privacy', 'Our hall has a camera.');
  await publish('Be kind.', 1, false);
  const texts = await Promise.all(
    ['rules', 'terms', 'privacy'].map(async (path) => (await call(null, 'GET', `/api/${path}`)).body['text']),
  );
  expect(texts).toEqual(['Be kind.', 'Be fair.', 'Our hall has a camera.']);
  const { body } = await call('asha', 'GET', '/api/admin/rules?kind=terms');
  expect(body['versions']).toMatchObject([{ version: 2, text: 'Be fair.' }]);
  const { body: me } = await call('chitra', 'GET', '/api/user/data');
  expect([me['rules_to_accept'], me['terms_to_accept']]).toEqual([undefined, 2]);
});

test('where newcomers are asked, everybody accepts both once, and later what matters', async () => {
  const { versions } = (await api.call('asha', 'GET', '/api/admin/site')).json<{ versions: [SiteVersion] }>();
  const { revision, settings } = versions[0];
  const asking = { revision, settings: { ...settings, asks_acceptance: true } };
  expect((await call('asha', 'POST', '/api/admin/site/save', asking)).status).toBe(200);
  const asked = async () => {
    const { body } = await call('chitra', 'GET', '/api/user/data');
    return [body['rules_to_accept'], body['terms_to_accept']];
  };
  await eventually(async () => expect(await asked()).toEqual([1, 1]));
  const both = (version: number, terms: number) =>
    call('chitra', 'POST', '/api/rules/accept', { version, terms });
  expect((await both(1, 2)).body).toMatchObject({ code: 'conflict' });
  expect(await api.db.write.$count(rulesAcceptances)).toBe(0);
  expect((await both(1, 1)).status).toBe(200);
  expect(await asked()).toEqual([undefined, undefined]);
  await publish('Be kind.', 1, false);
  await publishText('terms', 'Be fair.', true);
  expect(await asked()).toEqual([undefined, 2]);
  expect((await call('chitra', 'POST', '/api/rules/accept', { terms: 2 })).status).toBe(200);
  expect(await asked()).toEqual([undefined, undefined]);
  expect((await call('chitra', 'POST', '/api/rules/accept', {})).status).toBe(400);
});

test.each([
  [{ kind: 'law' }, 'kind'],
  [{ kind: 'terms', text: '' }, 'text'],
  [{ kind: 'privacy', must_accept: true }, 'must_accept'],
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(10_001) }, 'text'],
  [{ must_accept: 'yes' }, 'must_accept'],
  [{ over: 0 }, 'over'],
])('rules of %j are refused', async (wrong, field) => {
  const body = { text: 'Be kind.', must_accept: false, over: 1, ...wrong };
  const answer = await call('asha', 'POST', '/api/admin/rules', body);
  expect([answer.status, Object.keys(answer.body['fields'] ?? {})]).toEqual([400, [field]]);
});

const written = [...listCallAccess()].flatMap(([call, access]) => (access === 'write' ? [call] : []));
const readOrOwn = [...listCallAccess()].flatMap(([call, access]) =>
  // A stream would not end.
  access === 'write' || access === 'public' || /messages\/:userId|user\/delete/.test(call) ? [] : [call],
);

const codeOf = async (name: string) => {
  const [method = '', path = ''] = name.split(' ');
  const url = path.replace(/:\w+/g, '0');
  const answer = await api.call('chitra', method as 'GET', url, method === 'GET' ? undefined : {});
  return answer.headers['content-type']?.toString().includes('json')
    ? answer.json<{ code?: string }>().code
    : undefined;
};

test('whoever still has to accept reads and looks after their account, and writes nothing', async () => {
  expect(written.length).toBeGreaterThan(50);
  await publish('Be kind.', 1, true);
  await eventually(async () => expect(await codeOf('POST /api/post/like')).toBe('rules_not_accepted'));
  const isRefused = (name: string) => name !== 'POST /api/messages/get';
  for (const name of written)
    expect([name, (await codeOf(name)) === 'rules_not_accepted']).toEqual([name, isRefused(name)]);
  for (const name of readOrOwn) expect([name, await codeOf(name)]).not.toEqual([name, 'rules_not_accepted']);
  expect((await accept('chitra', 2)).status).toBe(200);
  expect(await codeOf('POST /api/post/like')).toBe('invalid_input');
  expect((await call('dawa', 'POST', '/api/post/like', {})).body).toMatchObject({
    success: false,
    code: 'rules_not_accepted',
    message: 'Please read and accept the rules of this site first. Its community asks you.',
  });
});
