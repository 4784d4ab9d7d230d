import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const AUDIENCE = 'https://api.aranya.test';

export type IssuerFault = 'down' | 'hanging' | null;

/** An OpenID provider as far as the API asks one. */
export interface Issuer {
  /** Ends with a slash. */
  url: string;
  fault: IssuerFault;
  /** @param clockAheadSeconds how far the issuer's clock is ahead of the API's */
  token(subject: string, clockAheadSeconds?: number): Promise<string>;
  /** Signs and publishes a new key only. */
  rotateKeys(): Promise<void>;
  /** Publishes no key at all. */
  dropKeys(): void;
  close(): Promise<void>;
}

async function newKey(number: number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = `key-${number}`;
  return { privateKey, kid, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

function readSubject({ headers }: IncomingMessage): string {
  const [, payload = ''] = (headers.authorization ?? '').split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

/** Close it in afterAll. */
export async function startIssuer(): Promise<Issuer> {
  let made = 1;
  let key = await newKey(made);
  let published = [key.jwk];

  function respond(request: IncomingMessage): [number, unknown] {
    if (issuer.fault === 'down') return [502, {}];
    const { url } = issuer;
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [200, { issuer: url, jwks_uri: `${url}keys`, userinfo_endpoint: `${url}userinfo` }];
      case '/keys':
        return [200, { keys: published }];
      case '/userinfo':
        return [200, { sub: readSubject(request), name: readSubject(request) }];
      default:
        return [404, {}];
    }
  }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (issuer.fault === 'hanging') return;
    const [status, body] = respond(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  const issuer: Issuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    fault: null,
    token: (subject, clockAheadSeconds = 0) => {
      const now = Math.floor(Date.now() / 1000) + clockAheadSeconds;
      return new SignJWT({ sub: subject })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid })
        .setIssuer(issuer.url)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + 24 * 3600)
        .sign(key.privateKey);
    },
    rotateKeys: async () => {
      key = await newKey((made += 1));
      published = [key.jwk];
    },
    dropKeys: () => {
      published = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return issuer;
}
