import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { errors } from './errors';

export interface SecurityOptions {
  corsOrigins: string[];
  https: boolean;
}

/** Bytes and milliseconds. Multipart forms have their own limits. */
export const serverLimits = {
  bodyLimit: 256 * 1024,
  // Enough for a whole set of pictures over a slow connection.
  requestTimeout: 600_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 70_000,
  http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, requireHostHeader: false },
  routerOptions: { maxParamLength: 200 },
} as const;

/** Allowed by default. Names unknown on some system, such as bluetooth, make Chromium warn. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
  'geolocation=(self)',
].join(', ');

/** Asked once, as they are the same for every answer. */
function headersOfHelmet(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}

export const securityPlugin = fp<SecurityOptions>(
  async (app, { corsOrigins, https }) => {
    const everywhere = headersOfHelmet({
      contentSecurityPolicy: false,
      xFrameOptions: { action: 'deny' },
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      // The tile server refuses requests without a referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    });
    // API answers run no scripts.
    const ofApi = {
      ...everywhere,
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    };
    const ofPages = { ...everywhere, 'permissions-policy': PERMISSIONS_POLICY };
    app.addHook('onRequest', (request, reply, done) => {
      // A page loads up to seventy assets, which have no features.
      const isAsset = request.url.startsWith('/assets/');
      void reply.headers(request.url.startsWith('/api/') ? ofApi : isAsset ? everywhere : ofPages);
      done();
    });
    // The plugin would answer outside the contract's envelope.
    app.addHook('onRequest', async ({ method, headers }, reply) => {
      if (method !== 'OPTIONS') return;
      reply.header('vary', 'Origin');
      const { origin } = headers;
      if (origin === undefined || headers['access-control-request-method'] === undefined)
        throw errors.invalid('Only preflight requests of browsers use this method.');
      if (!corsOrigins.includes(origin))
        throw errors.forbidden('Pages of other sites may not call this API, unless CORS_ORIGINS names them.');
    });
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
    });
  },
  { name: 'security' },
);
