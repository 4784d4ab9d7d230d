import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HTML_TYPE } from './pages/html';
import type { Site } from './pages/layout';
import { tooManyCallsPage } from './pages/messages';

/** For an address, a minute and a node, before RATE_LIMIT_SCALE. Whole towns share one. */
const callLimits = {
  file: 3000,
  authorize: 300,
  deviceCode: 20,
  other: 600,
} as const;

const MINUTE_MS = 60_000;

function chooseLimit({ routeOptions: { url = '' } }: FastifyRequest): keyof typeof callLimits {
  if (/^\/(assets|fonts|passkeys|health)\b/.test(url)) return 'file';
  if (url === '/authorize') return 'authorize';
  return url === '/oauth/device/code' ? 'deviceCode' : 'other';
}

const isForApps = ({ routeOptions: { url = '' } }: FastifyRequest) =>
  /^\/(oauth|userinfo|\.well-known)\b/.test(url);

interface Options {
  scale: number;
  site: Site;
  siteOrigins: readonly string[];
}

export async function limitCalls(app: FastifyInstance, { scale, site, siteOrigins }: Options): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const count = app.createRateLimit({
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `${chooseLimit(request)} ${normalizeIP(request.ip)}`,
    max: (request) => Math.max(1, Math.floor(callLimits[chooseLimit(request)] * scale)),
  });

  app.addHook('onRequest', async (request, reply) => {
    // Browsers send it by themselves.
    if (request.method === 'OPTIONS') return undefined;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    const seconds = Math.max(1, counted.ttlInSeconds);
    reply.code(429).header('retry-after', seconds);
    if (!isForApps(request)) return reply.type(HTML_TYPE).send(tooManyCallsPage(site, seconds));
    const { origin = '' } = request.headers;
    reply.header('vary', 'Origin');
    if (siteOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
    return reply.send({
      error: 'temporarily_unavailable',
      error_description: `Too many calls. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
    });
  });
}
