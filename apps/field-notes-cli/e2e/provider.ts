import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';

export const AUDIENCE = 'https://api.aranya.test';

function configurationOf(): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'e2e' }] },
    cookies: { keys: ['end-to-end'] },
    clients: [
      {
        client_id: 'aranya-cli',
        token_endpoint_auth_method: 'none',
        redirect_uris: [],
        response_types: [],
        grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
      },
    ],
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    pkce: { required: () => false },
    features: {
      deviceFlow: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}

/** A real provider with the device flow; its own pages take any name and password. */
export async function startProvider() {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const handle = new Provider(issuer, configurationOf()).callback();
  server.on('request', (request, response) => {
    // For access tokens with an audience, which the provider's own endpoint does not take.
    if (request.url === '/me') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ sub: 'asha', name: 'Asha Menon', email: 'asha@example.org' }));
      return;
    }
    void handle(request, response);
  });
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
