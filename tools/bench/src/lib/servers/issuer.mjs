import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const AUDIENCE = 'https://api.aranya.test';

/** The seed makes the users, so it has no profiles. */
export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const url = issuer.url;
    const answer = {
      '/.well-known/openid-configuration': {
        issuer: url,
        jwks_uri: `${url}keys`,
        userinfo_endpoint: `${url}userinfo`,
      },
      '/keys': { keys: [jwk] },
    }[request.url];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const issuer = {
    url: `http://127.0.0.1:${server.address().port}/`,
    token: (subject) =>
      new SignJWT({ sub: subject })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk.kid })
        .setIssuer(issuer.url)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime('24h')
        .sign(privateKey),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
  return issuer;
}
