import { apiContract, type Health, errorBodySchema } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import { DrizzleQueryError, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { createTestApp, useTestApp } from '../../testing';
import { DatabaseAway } from '../db/failures';
import { media, users } from '../db/schema';
import { contractAnswersPlugin } from './contract-answers';
import { contractRoutes } from './contract-routes';
import { errorsPlugin, invalidInput } from './errors';

const sqlFailure = (code: string) =>
  new DrizzleQueryError('select secret', ['secret'], Object.assign(new Error('secret'), { code }));

const test = useTestApp();

const post = (url: string, payload: string, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${test.tokenFor('asha')}` },
  });

it.each([
  ['/api/nothing', 404],
  ['/nothing', 404],
  ['/api/%zz', 400],
  ['/api/post/feed?limit=many', 400],
])('answers %s with %d and the envelope', async (url, status) => {
  const answer = await test.call('asha', 'GET', url);
  expect(answer.statusCode).toBe(status);
  expect(errorBodySchema.strict().parse(answer.json()).message).toMatch(/\.$/);
});

it.each([
  ['GET', '/api/post/like?x=1', 'POST'],
  ['DELETE', '/api/post/like', 'POST'],
  ['POST', '/api/news', 'GET, HEAD'],
] as const)('answers %s %s with 405 and the methods that it has', async (method, url, allow) => {
  const answer = await test.app.inject({ method, url });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow]);
  expect(errorBodySchema.strict().parse(answer.json())).toMatchObject({
    code: 'method_not_allowed',
    message: expect.stringContaining(allow.replace(', ', ' or ')),
  });
});

it('names the invalid field', async () => {
  const answer = await test.call('asha', 'POST', '/api/post/like', { postId: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    success: false,
    code: 'invalid_input',
    message: 'This id is not valid.',
    fields: { postId: 'This id is not valid.' },
  });
});

it.each([
  ['/api/life-list/visibility', {}, 'Choose who may see your life list.'],
  ['/api/user/favorites', { changes: 'tiger' }, 'changes must be a list.'],
  ['/api/post/like', {}, 'postId is missing.'],
  ['/api/report', { subject: 'post' }, 'Choose a reason.'],
  ['/api/report', { subject: 'post', reason: 'boring' }, 'reason must be one of '],
  ['/api/drafts/save', { revision: 'new' }, 'revision must be a number.'],
])('says in a sentence what is wrong with %s', async (url, body, sentence) => {
  const answer = await test.call('asha', 'POST', url, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.values(errorBodySchema.parse(answer.json()).fields ?? {})).toContainEqual(
    expect.stringContaining(sentence),
  );
});

it.each([
  ['malformed JSON', '{"postId":', 'application/json', 400, 'invalid_input'],
  ['an empty text', '', 'application/json', 400, 'invalid_input'],
  ['a prototype', '{"__proto__":{"postId":"x"}}', 'application/json', 400, 'invalid_input'],
  ['a constructor', '{"constructor":{"prototype":{"a":1}}}', 'application/json', 400, 'invalid_input'],
  ['XML', '<postId/>', 'application/xml', 415, 'unsupported_media'],
  ['too much', JSON.stringify({ postId: 'x'.repeat(300_000) }), 'application/json', 413, 'too_large'],
])('refuses %s as a body', async (_name, payload, type, status, code) => {
  const answer = await post('/api/post/like', payload, type);
  expect(answer.statusCode).toBe(status);
  expect(errorBodySchema.strict().parse(answer.json()).code).toBe(code);
});

it.each([
  ['of no type', {}],
  ['of JSON', { 'content-type': 'application/json' }],
])('names the missing fields of a call without a body %s', async (_type, headers) => {
  const authorization = `Bearer ${test.tokenFor('asha')}`;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/comments/add',
    headers: { ...headers, authorization },
  });
  expect([answer.statusCode, errorBodySchema.parse(answer.json()).fields]).toEqual([
    400,
    {
      postId: 'postId is missing.',
      content: 'content is missing.',
      client_id: 'client_id is missing.',
    },
  ]);
});

it('hides the details of unexpected errors', async () => {
  const failing = await createTestApp({
    media: (store) => ({ ...store, get: () => Promise.reject(new Error('secret detail')) }),
  });
  try {
    const hash = '0'.repeat(64);
    const row = { hash, type: 'image/webp', kind: 'profile' as const, bytes: 1, width: 1, height: 1 };
    await failing.db.write.insert(media).values(row);
    await failing.db.write
      .update(users)
      .set({ profileMediaHash: hash })
      .where(eq(users.id, failing.ids.asha));
    const answer = await failing.app.inject(`/media/${hash}.webp`);
    expect(answer.statusCode).toBe(500);
    expect(errorBodySchema.strict().parse(answer.json()).code).toBe('internal');
    expect(answer.body).not.toContain('secret');
  } finally {
    await failing.close();
  }
});

it.each([
  [503, 'unavailable', '5', new DatabaseAway(new Error('secret'))],
  [503, 'unavailable', '1', sqlFailure('40P01')],
  [507, 'storage_full', undefined, sqlFailure('53100')],
  [400, 'invalid_input', undefined, sqlFailure('22P02')],
  [500, 'internal', undefined, sqlFailure('42P01')],
])('answers %d %s after a failure of the database', async (status, code, retryAfter, failure) => {
  const app = Fastify();
  await app.register(errorsPlugin);
  app.get('/', () => Promise.reject(failure));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe(retryAfter);
  expect(errorBodySchema.strict().parse(answer.json()).code).toBe(code);
  expect(answer.body).not.toContain('secret');
  await app.close();
});

describe('answers of the contract', () => {
  const healthy = { success: true, status: 'ok', database: 'up', media: 'up' };

  async function askHealth(answered: object, check: boolean) {
    const s = initServer();
    const app = Fastify();
    await app.register(errorsPlugin);
    await app.register(contractAnswersPlugin, { check });
    const health = async () => ({ status: 200 as const, body: answered as Health });
    const { check: route } = apiContract.health;
    await app.register(s.plugin(s.router({ route }, { route: health })), contractRoutes);
    const answer = await app.inject('/api/health');
    await app.close();
    return answer;
  }

  it('have no fields that the contract does not name', async () => {
    expect((await askHealth({ ...healthy, secret: 'detail' }, false)).json()).toEqual(healthy);
  });

  it('have the values that the contract names, where they are checked', async () => {
    expect((await askHealth(healthy, true)).json()).toEqual(healthy);
    const answer = await askHealth({ ...healthy, database: 'secret' }, true);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(errorBodySchema.strict().parse(answer.json()).code).toBe('internal');
    expect(answer.body).not.toContain('secret');
  });
});

it('reports the first issue of each field', () => {
  const error = invalidInput([
    { path: ['bio'], message: 'Bio can have at most 300 characters.' },
    { path: ['bio'], message: 'Another.' },
    { path: ['limit'], message: 'limit must be a number.' },
  ]);
  expect(error.fields).toEqual({
    bio: 'Bio can have at most 300 characters.',
    limit: 'limit must be a number.',
  });
  expect(error.message).toBe('Bio can have at most 300 characters.');
  expect(invalidInput([{ message: 'The request is missing.' }]).toEnvelope()).toEqual({
    success: false,
    code: 'invalid_input',
    message: 'The request is not valid.',
  });
});
