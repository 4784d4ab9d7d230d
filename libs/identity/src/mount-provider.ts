import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { rememberAddress } from './oidc/visitor-address';

/** The provider accepts other spellings of its paths, which no limit would count. */
const routes = [
  '/.well-known/*',
  '/authorize',
  '/device',
  '/oauth/device/code',
  '/oauth/revoke',
  '/oauth/token',
  '/oidc/logout',
  '/oidc/logout/confirm',
  '/oidc/logout/success',
  '/v2/logout',
];
const resumed = ['/authorize/:uid', '/device/:uid'];

export const mountProvider =
  (provider: () => Provider, issuer: string): FastifyPluginAsync =>
  async (app) => {
    const { host, protocol } = new URL(issuer);
    // The provider reads the bodies.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handOver = (request: FastifyRequest, reply: FastifyReply) => {
      const { raw } = request;
      reply.hijack();
      rememberAddress(request);
      // A visitor could choose these headers, from which the provider builds URLs.
      Object.assign(raw.headers, {
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
      });
      void provider().callback()(raw, reply.raw);
    };
    for (const path of routes) app.all(path, handOver);
    for (const path of resumed) app.get(path, handOver);
  };
