import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TEST_AUDIENCE = 'https://api.aranya.test';

export interface TokenOptions {
  expiresIn?: number;
  issuer?: string;
  audience?: string | string[];
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
}

interface Person {
  name?: string;
  picture?: string;
  nickname?: string;
  email_verified?: boolean;
}

export interface TestIssuer {
  url: string;
  /** PEM, to sign forgeries with. */
  publicKey: string;
  /** `missed` counts the next requests that fail; `answer` replaces the user information. */
  trouble: {
    down: boolean;
    missed: number;
    slowMs: number;
    userInfoStatus: number;
    answer: unknown;
  };
  asked: Record<string, number>;
  people: Map<string, Person>;
  token(subject: string, options?: TokenOptions): string;
  rotate(): void;
  close(): Promise<void>;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function newKey() {
  return { ...generateKeyPairSync('rsa', { modulusLength: 2048 }), kid: randomBytes(6).toString('hex') };
}

/** Making a key takes longest, so closed issuers leave theirs. */
const spareKeys: ReturnType<typeof newKey>[] = [];

/** Close it in afterAll. */
export async function startTestIssuer(): Promise<TestIssuer> {
  let key = spareKeys.pop() ?? newKey();
  const people = new Map<string, Person>();
  const trouble: TestIssuer['trouble'] = {
    down: false,
    missed: 0,
    slowMs: 0,
    userInfoStatus: 200,
    answer: undefined,
  };
  const asked: Record<string, number> = {};
  /** A second's tokens are equal, and signing takes longer than many calls. */
  const signatures = new Map<string, string>();
  let url = '';

  function sign(text: string): string {
    const signature =
      signatures.get(text) ??
      createSign('RSA-SHA256').update(text).sign(key.privateKey).toString('base64url');
    signatures.set(text, signature);
    return signature;
  }

  function userInfo(request: IncomingMessage): [number, unknown] {
    if (trouble.userInfoStatus !== 200) return [trouble.userInfoStatus, {}];
    if (trouble.answer !== undefined) return [200, trouble.answer];
    const [, payload = ''] = (request.headers.authorization ?? '').split('.');
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
    return [200, { sub, email: `${sub}@example.org`, ...people.get(sub) }];
  }

  function respond(request: IncomingMessage): [number, unknown] {
    if (trouble.down) return [502, {}];
    if (trouble.missed > 0) {
      trouble.missed -= 1;
      return [502, {}];
    }
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [200, { issuer: url, jwks_uri: `${url}keys`, userinfo_endpoint: `${url}userinfo` }];
      case '/keys':
        return [
          200,
          { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' }] },
        ];
      case '/userinfo':
        return userInfo(request);
      default:
        return [404, {}];
    }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked[request.url ?? ''] = (asked[request.url ?? ''] ?? 0) + 1;
    setTimeout(() => {
      // An answer after the caller left would count as missed in a later test.
      if (response.destroyed) return;
      const [status, body] = respond(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }, trouble.slowMs).unref();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  return {
    url,
    publicKey: key.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    trouble,
    asked,
    people,
    token: (
      subject,
      { expiresIn = 3600, issuer = url, audience = TEST_AUDIENCE, header = {}, claims = {} } = {},
    ) => {
      const seconds = Math.floor(Date.now() / 1000);
      const head = encode({ alg: 'RS256', typ: 'at+jwt', kid: key.kid, ...header });
      const body = encode({
        iss: issuer,
        sub: subject,
        aud: audience,
        iat: seconds,
        exp: seconds + expiresIn,
        ...claims,
      });
      return `${head}.${body}.${sign(`${head}.${body}`)}`;
    },
    rotate: () => {
      key = newKey();
      signatures.clear();
    },
    close: async () => {
      spareKeys.push(key);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
