import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

export interface SecurityOptions {
  corsOrigins: string[];
  https: boolean;
}

/** Bytes and milliseconds. Multipart forms have their own limits. */
export const serverLimits = {
  bodyLimit: 256 * 1024,
  // Enough for four pictures over a slow connection.
  requestTimeout: 300_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 70_000,
  http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, requireHostHeader: false },
  routerOptions: { maxParamLength: 200 },
} as const;

/** The site sets the content policy of pages. */
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
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      // The tile server refuses requests without a referrer.
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
