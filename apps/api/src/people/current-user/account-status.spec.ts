import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { openStream } from '../../platform/live/live.testing';
import { createTestApp, type TestApp } from '../../testing';

let api: TestApp;
/** Another node, on the same database. */
let other: FastifyInstance;
let otherUrl: string;
beforeAll(async () => {
  api = await createTestApp();
  other = await buildApp({ env: api.env, db: api.db, media: api.media });
  otherUrl = await other.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  const closing = other.close();
  // fetch keeps unused connections open.
  setTimeout(() => other.server.closeAllConnections(), 200);
  await closing;
  await api.close();
});

test('a deleted account is refused by all nodes, whatever they have cached, and its streams end', async () => {
  const { id, headers } = await api.member('Leaving');
  const token = headers['authorization']?.replace('Bearer ', '') ?? '';
  const feed = (app: FastifyInstance) => app.inject({ url: '/api/post/feed', headers });
  expect([(await feed(api.app)).statusCode, (await feed(other)).statusCode]).toEqual([200, 200]);
  const [stream, bikrams] = await Promise.all([
    openStream(`${otherUrl}/api/messages/${id}`, token),
    openStream(`${otherUrl}/api/messages/${api.ids.bikram}`, api.tokenFor('bikram')),
  ]);
  await Promise.all([stream.until(1), bikrams.until(1)]);

  const payload = { confirm: 'DELETE' };
  const deletion = await api.app.inject({ method: 'POST', url: '/api/user/delete', headers, payload });
  expect(deletion.statusCode).toBe(200);
  // The stream ends when the notification has arrived.
  await stream.ended;
  for (const app of [other, api.app]) {
    const answer = await feed(app);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_deleted']);
  }
  expect((await openStream(`${otherUrl}/api/messages/${id}`, token)).status).toBe(403);
  expect((await api.call('bikram', 'GET', '/api/post/feed')).statusCode).toBe(200);
  bikrams.close();
  await bikrams.ended;
});
