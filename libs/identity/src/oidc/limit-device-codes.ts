import type Provider from 'oidc-provider';
import type { IdentityDb } from '../db/schema';
import { createRateLimiter } from '../interaction/rate-limiter';
import { deviceWaitPage } from '../pages/device-pages';
import type { Site } from '../pages/layout';
import { showPage } from './show-page';
import { visitorAddress } from './visitor-address';

/** In 15 minutes, before RATE_LIMIT_SCALE: there are 2.5 × 10¹⁰ codes, each for ten minutes. */
const CODES = 20;

interface Options {
  db: IdentityDb;
  site: Site;
  scale: number;
  hash: (text: string) => string;
}

/** Limits entered codes (RFC 8628, 5.1). */
export function limitDeviceCodes(provider: Provider, { db, site, scale, hash }: Options): void {
  const limit = Math.max(1, Math.floor(CODES * scale));
  const limiter = createRateLimiter(db, { name: 'device', limit, windowSeconds: 15 * 60 }, () => Date.now());
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/device' || ctx.method !== 'POST') return void (await next());
    const retryAfterSeconds = await limiter.take(hash(visitorAddress(ctx.req)));
    if (retryAfterSeconds === 0) return void (await next());
    ctx.set('retry-after', String(retryAfterSeconds));
    showPage(ctx, deviceWaitPage(site, Math.ceil(retryAfterSeconds / 60)), 429);
  });
}
