// @seconds 14
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { errorBodySchema } from '@aranya/contracts';
import Fastify from 'fastify';
import { createTestApp, startTestIssuer, TEST_AUDIENCE, type TestApp, type TestIssuer } from '../../testing';
import { authPlugin, CLOCK_TOLERANCE_S, requireIdentity } from './auth';
import { errorsPlugin } from './errors';
import { createIssuer } from './issuer';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];

let test: TestApp;
let stranger: TestIssuer;
beforeAll(async () => {
  [test, stranger] = await Promise.all([createTestApp(), startTestIssuer()]);
});
afterAll(async () => {
  await test.close();
  await stranger.close();
});

const ask = (authorization?: string, url = '/api/user/data', api = test) =>
  api.app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

it('accepts a token of the issuer for this API', async () => {
  const answer = await ask(`Bearer ${test.tokenFor('asha')}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user._id).toBe(test.ids.asha);
  const several = test.issuer.token('asha', { audience: ['https://other.example', test.env.auth.audience] });
  expect((await ask(`Bearer ${several}`)).statusCode).toBe(200);
});

const seconds = () => Math.floor(Date.now() / 1000);
const issuedIn = (wait: number) => test.issuer.token('asha', { claims: { iat: seconds() + wait } });

const forgeries: Record<string, () => string | undefined> = {
  'no token': () => undefined,
  'an empty header': () => '',
  'no token after the scheme': () => 'Bearer',
  garbage: () => 'Bearer garbage',
  'garbage in three parts': () => 'Bearer a.b.c',
  'two tokens': () => `Bearer ${test.tokenFor('asha')} ${test.tokenFor('asha')}`,
  'Basic credentials': () => `Basic ${Buffer.from('asha:secret').toString('base64')}`,
  'a token by Basic': () => `Basic ${test.tokenFor('asha')}`,
  'a wrong signature': () => {
    const [head, body, signature] = partsOf(test.tokenFor('asha'));
    return `Bearer ${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  },
  'another body under the signature': () => {
    const [head, , signature] = partsOf(test.tokenFor('asha'));
    const [, body] = partsOf(test.tokenFor('bikram'));
    return `Bearer ${head}.${body}.${signature}`;
  },
  'an unknown key with a known id': () => {
    const [head, body] = partsOf(test.tokenFor('asha'));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signature = sign('RSA-SHA256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url');
    return `Bearer ${head}.${body}.${signature}`;
  },
  'an unknown key id': () => `Bearer ${test.issuer.token('asha', { header: { kid: 'unknown' } })}`,
  'alg none': () => {
    const [, body] = partsOf(test.tokenFor('asha'));
    return `Bearer ${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`;
  },
  'HS256 signed with the public key': () => {
    const [head, body] = partsOf(test.tokenFor('asha'));
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const forged = encode({ alg: 'HS256', typ: 'at+jwt', kid });
    const signature = createHmac('sha256', test.issuer.publicKey)
      .update(`${forged}.${body}`)
      .digest('base64url');
    return `Bearer ${forged}.${body}.${signature}`;
  },
  'another algorithm in the header': () =>
    `Bearer ${test.issuer.token('asha', { header: { alg: 'RS384' } })}`,
  expired: () => `Bearer ${test.issuer.token('asha', { expiresIn: -60 })}`,
  'not valid yet': () =>
    `Bearer ${test.issuer.token('asha', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } })}`,
  'no expiry': () => `Bearer ${test.issuer.token('asha', { claims: { exp: undefined } })}`,
  'a wrong issuer': () => `Bearer ${test.issuer.token('asha', { issuer: 'https://issuer.example/' })}`,
  'another issuer that claims our issuer': () =>
    `Bearer ${stranger.token('asha', { issuer: test.issuer.url })}`,
  'a wrong audience': () => `Bearer ${test.issuer.token('asha', { audience: 'aranya-web' })}`,
  'expired for ten minutes': () => `Bearer ${test.issuer.token('asha', { expiresIn: -600 })}`,
  'issued in ten minutes': () => `Bearer ${issuedIn(600)}`,
  'valid in ten minutes': () => `Bearer ${test.issuer.token('asha', { claims: { nbf: seconds() + 600 } })}`,
  'NUL in the subject': () => `Bearer ${test.issuer.token('as\0ha')}`,
  'a line break in the subject': () => `Bearer ${test.issuer.token('as\nha')}`,
  'half a surrogate pair in the subject': () => `Bearer ${test.issuer.token('asha\ud800')}`,
  'too long a subject': () => `Bearer ${test.issuer.token('a'.repeat(256))}`,
  'no subject': () => `Bearer ${test.issuer.token('asha', { claims: { sub: undefined } })}`,
};

it.each(Object.keys(forgeries))('refuses %s with 401, WWW-Authenticate and the envelope', async (name) => {
  const answer = await ask(forgeries[name]?.());
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toMatch(/^Bearer realm="api"/);
  expect(errorBodySchema.strict().parse(answer.json()).code).toBe('unauthenticated');
});

it('accepts clocks that are 30 seconds apart', async () => {
  for (const token of [
    test.issuer.token('asha', { expiresIn: -30 }),
    issuedIn(30),
    test.issuer.token('asha', { claims: { nbf: seconds() + 30 } }),
  ])
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
});

it('accepts tokens from the header only', async () => {
  const answer = await ask(undefined, `/api/user/data?access_token=${test.tokenFor('asha')}`);
  expect(answer.statusCode).toBe(401);
});

it('reads the keys once, and again when they have changed', async () => {
  const clock = jest.spyOn(Date, 'now');
  const later = await createTestApp();
  try {
    await Promise.all([
      later.call('asha', 'GET', '/api/user/data'),
      later.call('bikram', 'GET', '/api/user/data'),
    ]);
    await later.call('chitra', 'GET', '/api/user/data');
    expect(later.issuer.asked['/keys']).toBe(1);

    const old = later.tokenFor('asha');
    later.issuer.rotate();
    expect((await later.call('asha', 'GET', '/api/user/data')).statusCode).toBe(200);
    expect((await ask(`Bearer ${old}`, '/api/user/data', later)).statusCode).toBe(401);
    // Invented key ids do not cause a request each.
    const { asked } = later.issuer;
    const before = asked['/keys'] ?? 0;
    const start = Date.now();
    clock.mockReturnValue(start);
    for (let calls = 0; calls < 20; calls += 1) {
      const invented = later.issuer.token('asha', { header: { kid: `invented ${calls}` } });
      expect((await ask(`Bearer ${invented}`, '/api/user/data', later)).statusCode).toBe(401);
    }
    expect((asked['/keys'] ?? 0) - before).toBeLessThanOrEqual(2);
  } finally {
    clock.mockRestore();
    await later.close();
  }
});

it('answers 503 while the issuer is down, and recovers', async () => {
  const later = await createTestApp();
  try {
    later.issuer.trouble.down = true;
    const answer = await later.call('asha', 'GET', '/api/user/data');
    expect(answer.statusCode).toBe(503);
    expect(errorBodySchema.parse(answer.json()).code).toBe('unavailable');
    expect((await later.call(null, 'GET', '/api/user/data')).statusCode).toBe(401);
    later.issuer.trouble.down = false;
    expect((await later.call('asha', 'GET', '/api/user/data')).statusCode).toBe(200);
  } finally {
    await later.close();
  }
});

it.each([1, 2, 3])('does not sign anybody out for %i missed answers of the issuer', async (missed) => {
  const later = await createTestApp();
  try {
    later.issuer.trouble.missed = missed;
    expect([200, 503]).toContain((await later.call('asha', 'GET', '/api/user/data')).statusCode);
    later.issuer.trouble.missed = 0;
    expect((await later.call('asha', 'GET', '/api/user/data')).statusCode).toBe(200);
  } finally {
    await later.close();
  }
});

it('recovers from one missed answer within the request, when the keys are too old as well', async () => {
  const clock = jest.spyOn(Date, 'now');
  const later = await createTestApp();
  try {
    later.issuer.trouble.missed = 1;
    expect((await later.call('asha', 'GET', '/api/user/data')).statusCode).toBe(200);
    clock.mockReturnValue(Date.now() + 61 * 60_000);
    later.issuer.trouble.missed = 1;
    expect((await later.call('asha', 'GET', '/api/user/data')).statusCode).toBe(200);
  } finally {
    clock.mockRestore();
    await later.close();
  }
});

it('uses known keys for an hour while the issuer is down, not longer', async () => {
  const clock = jest.spyOn(Date, 'now');
  const later = await createTestApp();
  try {
    const start = Date.now();
    expect((await later.call('asha', 'GET', '/api/user/data')).statusCode).toBe(200);
    later.issuer.trouble.down = true;
    const token = later.issuer.token('asha', { expiresIn: 2 * 60 * 60 });
    const after = async (minutes: number) => {
      clock.mockReturnValue(start + minutes * 60_000);
      const headers = { authorization: `Bearer ${token}` };
      return (await later.app.inject({ url: '/api/user/data', headers })).statusCode;
    };
    expect(await after(59)).toBe(200);
    expect(await after(61)).toBe(503);
  } finally {
    clock.mockRestore();
    await later.close();
  }
});

it('refuses a token that expires after it was verified', async () => {
  const clock = jest.spyOn(Date, 'now');
  try {
    const now = Date.now();
    const token = test.issuer.token('asha', { expiresIn: 5 - CLOCK_TOLERANCE_S });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    clock.mockReturnValue(now + 4_000);
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    clock.mockReturnValue(now + 6_000);
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
  } finally {
    clock.mockRestore();
  }
});

it('answers 503 when the issuer is too slow', async () => {
  const issuer = await startTestIssuer();
  issuer.trouble.slowMs = 4000;
  const app = Fastify();
  try {
    await app.register(errorsPlugin);
    const { keyIds } = createIssuer({ issuer: issuer.url, timeoutMs: 50 });
    const options = { issuer: issuer.url, audience: TEST_AUDIENCE, keyIds, timeoutMs: 50 };
    await app.register(authPlugin, options);
    app.get('/api/me', (request) => requireIdentity(request).subject);
    const headers = { authorization: `Bearer ${issuer.token('asha')}` };
    const start = performance.now();
    expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(503);
    expect(performance.now() - start).toBeLessThan(3000);
  } finally {
    await app.close();
    await issuer.close();
  }
});
