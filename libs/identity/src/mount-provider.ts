import type { FastifyPluginAsync } from 'fastify';
import type Provider from 'oidc-provider';
import { rememberAddress } from './oidc/visitor-address';

const routes = [
  '/.well-known/*',
  '/authorize',
  '/authorize/*',
  '/device',
  '/device/*',
  '/oauth/*',
  '/oidc/*',
  '/v2/logout',
];

/** The provider's own routes. */
export const mountProvider =
  (provider: () => Provider, issuer: string): FastifyPluginAsync =>
  async (app) => {
    const { host, protocol } = new URL(issuer);
    // The provider reads the bodies.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const path of routes) {
      app.all(path, (request, reply) => {
        const { raw } = request;
        reply.hijack();
        rememberAddress(request);
        // The provider builds URLs from these headers, which a visitor could choose.
        Object.assign(raw.headers, {
          host,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.slice(0, -1),
        });
        void provider().callback()(raw, reply.raw);
      });
    }
  };
