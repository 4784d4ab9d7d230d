import type { InjectOptions } from 'fastify';
import { useTestApp } from '../../src/testing';

const test = useTestApp();

const ask = (options: InjectOptions) => test.app.inject(options);
const asAsha = () => ({ authorization: `Bearer ${test.tokenFor('asha')}` });
const me = async () => (await test.call('asha', 'GET', '/api/user/data')).json<{ user: object }>().user;

it.each(['TRACE', 'PUT', 'DELETE', 'PATCH'])(
  'has nothing for the method %s, and echoes nothing',
  async (method) => {
    const answer = await ask({
      // TRACE is missing in the types.
      method: method as 'PUT',
      url: '/api/user/data',
      headers: { ...asAsha(), cookie: 'marked=1' },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.body).not.toContain('marked');
    expect(answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
  },
);

it.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/.data/postgres/PG_VERSION',
  '/media/',
  '/media/public/',
  '/media/..%2f..%2fpackage.json',
  '/api/',
])('has nothing at %s', async (url) => {
  const answer = await ask({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ success: false, code: 'not_found' });
});

it.each([
  ['/api/user/block', 405],
  ['/api/post/like', 405],
  ['/api/user/delete', 405],
  // The event stream has an address of this form, for ids only.
  ['/api/messages/send', 400],
])('changes nothing by GET or HEAD %s', async (url, status) => {
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await ask({ method, url, headers: asAsha() })).statusCode).toBe(status);
  }
});

it.each([
  ['text/plain', () => JSON.stringify({ id: test.ids.bikram }), 400],
  ['application/x-www-form-urlencoded', () => `id=${test.ids.bikram}`, 415],
])('takes no call that a form of another site can send as %s', async (type, payload, status) => {
  const headers = { ...asAsha(), 'content-type': type };
  const answer = await ask({ method: 'POST', url: '/api/user/block', headers, payload: payload() });
  expect(answer.statusCode).toBe(status);
  expect((await test.call('asha', 'GET', '/api/user/blocked')).json()).toMatchObject({ users: [] });
});

it('sets no cookie and names no version of the server', async () => {
  for (const url of ['/api/health', '/api/user/data', '/nothing']) {
    const { headers } = await ask({ url, headers: asAsha() });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

it('says which characters its JSON has', async () => {
  for (const url of ['/api/health', '/api/user/data', '/nothing', '/api/openapi.json']) {
    const { headers } = await ask({ url, headers: asAsha() });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

it('takes only the fields of a form that belong to it', async () => {
  const form = new FormData();
  form.append('bio', 'Walks at dawn');
  form.append('id', test.ids.bikram);
  form.append('_id', test.ids.bikram);
  form.append('issuer', 'https://elsewhere.example/');
  form.append('followers_count', '1000');
  form.append('createdAt', '2001-01-01T00:00:00.000Z');
  const before = await me();
  const answer = await ask({ method: 'POST', url: '/api/user/update', headers: asAsha(), payload: form });
  expect(answer.statusCode).toBe(200);
  expect(await me()).toEqual({ ...before, bio: 'Walks at dawn' });
});

it('takes only the fields of a body that belong to it', async () => {
  const followed = async () =>
    (await test.call('bikram', 'GET', '/api/user/connections?list=following')).body;
  const before = await followed();
  const answer = await test.call('asha', 'POST', '/api/user/follow', {
    id: test.ids.chitra,
    follower_id: test.ids.bikram,
    currentUserId: test.ids.bikram,
  });
  expect(answer.statusCode).toBe(200);
  expect(await followed()).toBe(before);
});

it.each(['limit=1&limit=50', 'cursor=a&cursor=b'])(
  'refuses a parameter that is given twice: %s',
  async (query) => {
    expect((await test.call('asha', 'GET', `/api/post/feed?${query}`)).statusCode).toBe(400);
  },
);
