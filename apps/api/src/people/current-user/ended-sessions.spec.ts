import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { openStream } from '../../platform/live/live.testing';
import { createIssuer } from '../../platform/plugins/issuer';
import { createTestApp, type TestApp } from '../../testing';
import { SESSION_CHANNEL } from './ended-sessions';

let api: TestApp;
/** A node whose sign-in is its own. */
let node: FastifyInstance;
let url: string;
const ended = new Set<string>();
beforeAll(async () => {
  api = await createTestApp();
  const issuer = createIssuer({ issuer: api.issuer.url });
  node = await buildApp({
    env: api.env,
    db: api.db,
    media: api.media,
    signIn: {
      issuer: { ...issuer, hasEnded: async (id) => ended.has(id) },
      jwksUri: `${api.issuer.url}keys`,
    },
  });
  url = await node.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  const closing = node.close();
  // fetch keeps unused connections open.
  setTimeout(() => node.server.closeAllConnections(), 200);
  await closing;
  await api.close();
});

const tokenOf = (sid: string) => api.issuer.token('asha', { claims: { sid } });
const streamOf = (sid: string) => openStream(`${url}/api/messages/${api.ids.asha}`, tokenOf(sid));

test('the streams of a session that ends are told so and close, those of another go on', async () => {
  const [phone, laptop] = await Promise.all([streamOf('phone'), streamOf('laptop')]);
  await Promise.all([phone.until(1), laptop.until(1)]);
  ended.add('phone');
  await api.db.notify(SESSION_CHANNEL, 'phone');
  await phone.ended;
  expect(phone.events.map(({ event }) => event.type)).toEqual(['ready', 'signed_out']);

  // Another node may have told it while this one was away.
  const again = await streamOf('phone');
  await again.ended;
  expect(again.events.at(-1)?.event).toEqual({ type: 'signed_out' });
  const headers = { authorization: `Bearer ${tokenOf('phone')}` };
  expect((await node.inject({ url: '/api/post/feed', headers })).statusCode).toBe(200);

  const follow = await node.inject({
    method: 'POST',
    url: '/api/user/follow',
    headers: { authorization: `Bearer ${api.issuer.token('chitra')}` },
    payload: { id: api.ids.asha },
  });
  expect(follow.statusCode).toBe(200);
  expect((await laptop.until(2))[1]?.event.type).toBe('connections');
  laptop.close();
  await laptop.ended;
});
