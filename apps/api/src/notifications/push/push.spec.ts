import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits, pushPayloadSchema, type PushPayload } from '@aranya/contracts';
import webPush from 'web-push';
import { memberAges, notificationSettings, posts, pushSubscriptions } from '../../platform/db/schema';
import { postBytesTo } from '../../platform/remote/post-bytes';
import { type CastName, createTestApp, seedPost, type TestApp } from '../../testing';

const HOST = 'https://push.example.org';
const vapid = webPush.generateVAPIDKeys();

/** A browser's side of RFC 8291. */
function newBrowser() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${HOST}/${randomBytes(8).toString('hex')}`;
  const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) => {
    const extracted = createHmac('sha256', salt).update(key).digest();
    const block = createHmac('sha256', extracted).update(Buffer.concat([info, Buffer.from([1])]));
    return block.digest().subarray(0, length);
  };
  return {
    endpoint,
    body: { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } },
    decrypt(body: Buffer): PushPayload {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = hkdf(auth, ecdh.computeSecret(senderKey), info, 32);
      const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + idLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      return pushPayloadSchema.parse(JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))));
    },
  };
}

interface Received {
  endpoint: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Stands in for a push service (RFC 8030). */
const service = {
  status: 201,
  received: [] as Received[],
  /** Addresses that are asked and never answer. */
  silent: new Set<string>(),
  unanswered: [] as ServerResponse[],
};
let server: Server;
let api: TestApp;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      if (service.silent.has(`${HOST}${url}`)) {
        service.unanswered.push(response);
        return;
      }
      service.received.push({ endpoint: `${HOST}${url}`, headers, body: Buffer.concat(chunks) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  api = await createTestApp({
    env: {
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: 'mailto:keeper@example.org',
    },
    postPush: async (url, { headers, body }) => {
      const local = `http://127.0.0.1:${port}${url.pathname}`;
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      return (await fetch(local, { method: 'POST', headers: { ...sent, connection: 'close' }, body })).status;
    },
  });
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  service.status = 201;
  service.received = [];
  for (const table of [posts, pushSubscriptions, notificationSettings]) await api.db.write.delete(table);
});

async function subscribe(who: CastName, browser: ReturnType<typeof newBrowser>) {
  const answer = await api.call(who, 'POST', '/api/push/subscribe', browser.body);
  expect(answer.statusCode).toBe(200);
}

async function received(count: number): Promise<Received[]> {
  for (let turn = 0; turn < 200 && service.received.length < count; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(service.received).toHaveLength(count);
  return service.received;
}

const stored = () => api.db.write.select().from(pushSubscriptions);
async function like(who: CastName, postId: string) {
  expect((await api.call(who, 'POST', '/api/post/like', { postId })).statusCode).toBe(200);
}

test('a like is pushed, encrypted for the browser and signed by the operator', async () => {
  const browser = newBrowser();
  await subscribe('asha', browser);
  const postId = await seedPost(api.db.write, api.ids.asha, 'A den at 21.1, 79.2');
  await like('bikram', postId);
  const [push] = await received(1);
  expect(push?.endpoint).toBe(browser.endpoint);
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(browser.decrypt(push?.body ?? Buffer.alloc(0))).toEqual({
    title: 'Bikram Sen liked your post',
    body: '',
    url: `/community/post/${postId}`,
    tag: `like ${postId}`,
  });
  const [, header, claims, signature] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(String(push?.headers['authorization'])) ?? [];
  const point = Buffer.from(vapid.publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({ aud: HOST });
});

test('later ones of a group count its people and replace it; requests and follows are pushed too', async () => {
  const browser = newBrowser();
  await subscribe('asha', browser);
  const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
  await like('bikram', postId);
  await received(1);
  await like('chitra', postId);
  await received(2);
  await api.call('dawa', 'POST', '/api/user/connect', { id: api.ids.asha });
  const [first, second, third] = (await received(3)).map(({ body }) => browser.decrypt(body));
  expect(second?.title).toBe('Chitra Menon and 1 other liked your post');
  expect(second?.tag).toBe(first?.tag);
  expect(third).toMatchObject({ title: 'Dawa Lepcha wants to connect', url: '/community/notifications' });
});

test('a kind that is not pushed, or not listed, reaches no browser', async () => {
  const browser = newBrowser();
  await subscribe('asha', browser);
  const change = (body: object) => api.call('asha', 'POST', '/api/notifications/settings', body);
  await change({ kind: 'like', listed: true, pushed: false });
  await change({ kind: 'request', listed: false, pushed: true });
  await like('bikram', await seedPost(api.db.write, api.ids.asha, 'A heron'));
  await api.call('chitra', 'POST', '/api/user/connect', { id: api.ids.asha });
  await api.call('bikram', 'POST', '/api/user/follow', { id: api.ids.asha });
  const [only] = await received(1);
  expect(browser.decrypt(only?.body ?? Buffer.alloc(0)).title).toBe('Bikram Sen follows you');
});

test('to a child only replies are pushed', async () => {
  const browser = newBrowser();
  await subscribe('asha', browser);
  const child = { userId: api.ids.asha, childUntil: '2099-01-01' };
  await api.db.write.insert(memberAges).values(child);
  const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
  await like('bikram', postId);
  await api.call('bikram', 'POST', '/api/user/follow', { id: api.ids.asha });
  const comment = { postId, content: 'A purple one', client_id: randomUUID() };
  expect((await api.call('bikram', 'POST', '/api/comments/add', comment)).statusCode).toBe(200);
  const [only] = await received(1);
  expect(browser.decrypt(only?.body ?? Buffer.alloc(0)).title).toBe('Bikram Sen commented on your post');
  await api.db.write.delete(memberAges);
});

test.each([404, 410])('a subscription that the push service answers %s is removed', async (status) => {
  service.status = status;
  await subscribe('asha', newBrowser());
  await like('bikram', await seedPost(api.db.write, api.ids.asha, 'A heron'));
  await received(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await stored()).toEqual([]);
});

test('other failures are counted, until one succeeds', async () => {
  await subscribe('asha', newBrowser());
  const settled = async (failures: number) => {
    for (let turn = 0; turn < 100 && (await stored())[0]?.failures !== failures; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await stored())[0]?.failures).toBe(failures);
  };
  service.status = 500;
  await like('bikram', await seedPost(api.db.write, api.ids.asha, 'One'));
  await settled(1);
  service.status = 201;
  await like('bikram', await seedPost(api.db.write, api.ids.asha, 'Two'));
  await settled(0);
});

test('an account whose addresses never answer holds one place, and delays nobody else', async () => {
  for (let number = 0; number < limits.pushSubscriptions; number += 1) {
    const browser = newBrowser();
    service.silent.add(browser.endpoint);
    await subscribe('asha', browser);
  }
  await subscribe('chitra', newBrowser());
  await like('bikram', await seedPost(api.db.write, api.ids.asha, 'A heron'));
  while (service.unanswered.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await like('bikram', await seedPost(api.db.write, api.ids.chitra, 'A stork'));
  await received(1);
  expect(service.unanswered).toHaveLength(1);
  service.silent.clear();
  for (const response of service.unanswered) response.writeHead(201).end();
  await received(limits.pushSubscriptions);
});

test('a browser belongs to who subscribed last, and only they unsubscribe it', async () => {
  const browser = newBrowser();
  await subscribe('asha', browser);
  await subscribe('bikram', browser);
  expect((await stored()).map(({ userId }) => userId)).toEqual([api.ids.bikram]);
  const { endpoint } = browser;
  await api.call('asha', 'POST', '/api/push/unsubscribe', { endpoint });
  expect(await stored()).toHaveLength(1);
  await api.call('bikram', 'POST', '/api/push/unsubscribe', { endpoint });
  expect(await stored()).toEqual([]);
});

test('the oldest browsers beyond the limit go', async () => {
  for (let number = 0; number <= limits.pushSubscriptions; number += 1) await subscribe('asha', newBrowser());
  expect(await stored()).toHaveLength(limits.pushSubscriptions);
});

test.each([
  'http://push.example.org/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://10.0.0.1/x',
  'https://[::1]/x',
  'https://user:secret@push.example.org/x',
  'https://intranet/x',
  `https://push.example.org/${'x'.repeat(1000)}`,
  'push',
])('%s is refused', async (endpoint) => {
  const body = { ...newBrowser().body, endpoint };
  const answer = await api.call('asha', 'POST', '/api/push/subscribe', body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
});

test.each([
  ['https://127.0.0.1/x', undefined],
  ['http://push.example.org/x', undefined],
  ['https://push.example.org/x', '169.254.169.254'],
])('a request to %s at %s is never made', async (url, address) => {
  const request = postBytesTo(
    new URL(url),
    { headers: {}, body: Buffer.alloc(0) },
    address === undefined
      ? {}
      : { lookup: (_host, _options, callback) => callback(null, [{ address, family: 4 }]) },
  );
  await expect(request).rejects.toThrow(/not https|not a public host/);
});

test('tells its public key', async () => {
  const answer = await api.call('asha', 'GET', '/api/push/key');
  expect(answer.json()).toEqual({ success: true, key: vapid.publicKey });
});
