import { z } from 'zod';
import * as value from './env-values';
import { observeSettings } from './observe-env';

/** Keep .env.example in step. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  API_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'give a host name or an address such as localhost')
    .default('localhost'),
  API_PORT: value.port.default(3333),
  WEB_PORT: value.port.default(4200),
  SERVE_SITE: value.yesNo.default(false),
  WEB_DIST: z.string().default('apps/web/build/client'),
  SERVICE_WORKER: value.yesNo.default(true),
  SITE_URL: value.origin.optional(),
  CORS_ORIGINS: value.origins.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: value.optionalDatabaseUrl,
  DATABASE_REPLICA_URLS: value.addresses.default([]),
  DATABASE_DIRECT_URL: value.optionalDatabaseUrl,
  DATABASE_PREPARE: value.yesNo.default(true),
  DATABASE_POOL_SIZE: value.wholeNumber(1, 500).default(10),
  DATABASE_POOL_TIMEOUT_SECONDS: value.wholeNumber(1, 60).default(10),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: value.wholeNumber(1, 600).default(20),
  DATABASE_REPLICA_MAX_LAG_SECONDS: value.wholeNumber(1, 600).default(5),
  REDIS_URL: value.optionalRedisUrl,
  MEDIA_URL: value.mediaUrl.optional(),
  MEDIA_FALLBACK_URL: value.mediaUrl.optional(),
  AUTH_ISSUER: value.issuer.optional(),
  AUTH_AUDIENCE: value.webAddress.default('https://api.aranya.example'),
  AUTH_CLIENT_ID: value.clientId.default('aranya-web'),
  AUTH_DEVICE_CLIENT_ID: value.clientId.optional(),
  IDENTITY_URL: value.issuer.optional(),
  ADMIN_EMAILS: value.emails.default([]),
  IDENTITY_PORT: value.port.default(3380),
  WEB_ORIGINS: value.origins.default([]),
  SMTP_URL: value.smtpUrl.optional(),
  MAIL_FROM: value.mailFrom.optional(),
  DIGESTS_PER_MINUTE: value.wholeNumber(1, 1_000).default(30),
  BREACHED_PASSWORDS_URL: z
    .union([z.literal('none'), value.webAddress])
    .default('https://api.pwnedpasswords.com/range/'),
  TRUST_PROXY: value.trustProxy.default(false),
  RATE_LIMIT_SCALE: value.scale.default(1),
  SHUTDOWN_GRACE_SECONDS: value.wholeNumber(0, 600).default(30),
  SHUTDOWN_DELAY_SECONDS: value.wholeNumber(0, 600).default(0),
  DEMO: z.enum(['auto', 'yes', 'no'], 'give auto, yes or no').default('auto'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'give trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  ...observeSettings,
  TILES_URL: z
    .string()
    .refine(
      (text) =>
        text === 'none' ||
        (/^https?:\/\//.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))),
      'give an address with {z}, {x} and {y}, or none',
    )
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILES_ATTRIBUTION: z
    .string()
    .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
  NEWS_API_KEY: value.newsKey.optional(),
  NEWS_API_URL: value.newsService.default('https://newsapi.org/v2/everything'),
  // A page has nine articles; a free plan has 100 results.
  NEWS_MAX_RESULTS: value.wholeNumber(9, 9_000).default(99),
  NEWS_FEEDS: value.newsFeeds.optional(),
  NEWS_REFRESH_MINUTES: value.wholeNumber(1, 1_440).default(15),
  MOVEBANK_STUDIES: value.movebankStudies.default([]),
  MOVEBANK_URL: value.readAddress.default('https://www.movebank.org/movebank/service'),
  MOVEBANK_REFRESH_MINUTES: value.wholeNumber(10, 10_080).default(360),
  VAPID_PUBLIC_KEY: value.vapidKey(87).optional(),
  VAPID_PRIVATE_KEY: value.vapidKey(43).optional(),
  VAPID_SUBJECT: value.vapidSubject.optional(),
  SEARCH_ENGINES: z.enum(['guide', 'all'], 'give guide or all').default('guide'),
  CONTACT_EMAIL: z.email('give an e-mail address').default('hello@aranya.example'),
  CONTACT_PHONE: z.string().max(40, 'give at most 40 characters').optional(),
  CONTACT_ADDRESS: z.string().max(200, 'give at most 200 characters').optional(),
  SOCIAL_INSTAGRAM: value.webAddress.optional(),
  SOCIAL_YOUTUBE: value.webAddress.optional(),
  SOCIAL_LINKEDIN: value.webAddress.optional(),
});

export type Given = z.infer<typeof environmentSchema>;
