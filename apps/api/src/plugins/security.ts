import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

export interface SecurityOptions {
  /** Who may call from a browser. */
  corsOrigins: string[];
  /** Whether visitors come by https, so that they may be told to keep to it. */
  https: boolean;
}

/** Bounds of what any request may take up; multipart forms have their own, larger ones. Bytes and milliseconds. */
export const serverLimits = {
  bodyLimit: 256 * 1024,
  // Long enough for four pictures over a slow line; a request that sends nothing is ended by the two below.
  requestTimeout: 300_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 70_000,
  http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
  routerOptions: { maxParamLength: 200 },
} as const;

/** Headers of every answer, and who may call from other origins. Pages get their content policy from the site. */
export const securityPlugin = fp<SecurityOptions>(
  async (app, { corsOrigins, https }) => {
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
      exposedHeaders: ['retry-after'],
      maxAge: 600,
    });
    await app.register(helmet, {
      contentSecurityPolicy: false,
      // Three headers for browsers and plug-ins that are gone: each page would carry them for nothing.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      // The tile server refuses requests without a referrer, and helmet's default sends none.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    });
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api/')) return;
      reply.headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      });
    });
  },
  { name: 'security' },
);
