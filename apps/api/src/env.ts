import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicSettingsSchema, type PublicSettings } from '@aranya/contracts';
import { z } from 'zod';
import { signInAddress, signInAddressProblem } from './members/sign-in/sign-in-address';
import { hostUrls } from './platform/db/server-address';
import {
  addresses,
  clientId,
  emails,
  isLoopback,
  isTrustworthyOrigin,
  issuer,
  mailFrom,
  mediaUrl,
  movebankStudies,
  newsFeeds,
  newsKey,
  newsService,
  optionalDatabaseUrl,
  optionalRedisUrl,
  origin,
  origins,
  port,
  readAddress,
  scale,
  smtpUrl,
  trustProxy,
  vapidKey,
  vapidSubject,
  webAddress,
  wholeNumber,
  yesNo,
} from './platform/env/env-values';
import { metricsPortProblem, observeEnvOf, observeSettings } from './platform/env/observe-env';

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
  }
}

/** Keep .env.example in step. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  API_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'give a host name or an address such as localhost')
    .default('localhost'),
  API_PORT: port.default(3333),
  WEB_PORT: port.default(4200),
  SERVE_SITE: yesNo.default(false),
  WEB_DIST: z.string().default('apps/web/build/client'),
  SERVICE_WORKER: yesNo.default(true),
  SITE_URL: origin.optional(),
  CORS_ORIGINS: origins.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optionalDatabaseUrl,
  DATABASE_REPLICA_URLS: addresses.default([]),
  DATABASE_DIRECT_URL: optionalDatabaseUrl,
  DATABASE_PREPARE: yesNo.default(true),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
  DATABASE_POOL_TIMEOUT_SECONDS: wholeNumber(1, 60).default(10),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: wholeNumber(1, 600).default(20),
  DATABASE_REPLICA_MAX_LAG_SECONDS: wholeNumber(1, 600).default(5),
  REDIS_URL: optionalRedisUrl,
  MEDIA_URL: mediaUrl.optional(),
  MEDIA_FALLBACK_URL: mediaUrl.optional(),
  AUTH_ISSUER: issuer.optional(),
  AUTH_AUDIENCE: webAddress.default('https://api.aranya.example'),
  AUTH_CLIENT_ID: clientId.default('aranya-web'),
  AUTH_DEVICE_CLIENT_ID: clientId.optional(),
  IDENTITY_URL: issuer.optional(),
  ADMIN_EMAILS: emails.default([]),
  IDENTITY_PORT: port.default(3380),
  WEB_ORIGINS: origins.default([]),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  BREACHED_PASSWORDS_URL: z
    .union([z.literal('none'), webAddress])
    .default('https://api.pwnedpasswords.com/range/'),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT_SCALE: scale.default(1),
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 600).default(30),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 600).default(0),
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
      (text) => /^https?:\/\//.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
      'give an address with {z}, {x} and {y}',
    )
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILES_ATTRIBUTION: z
    .string()
    .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
  NEWS_API_KEY: newsKey.optional(),
  NEWS_API_URL: newsService.default('https://newsapi.org/v2/everything'),
  // A page has nine articles; a free plan has 100 results.
  NEWS_MAX_RESULTS: wholeNumber(9, 9_000).default(99),
  NEWS_FEEDS: newsFeeds.optional(),
  NEWS_REFRESH_MINUTES: wholeNumber(1, 1_440).default(15),
  MOVEBANK_STUDIES: movebankStudies.default([]),
  MOVEBANK_URL: readAddress.default('https://www.movebank.org/movebank/service'),
  MOVEBANK_REFRESH_MINUTES: wholeNumber(10, 10_080).default(360),
  VAPID_PUBLIC_KEY: vapidKey(87).optional(),
  VAPID_PRIVATE_KEY: vapidKey(43).optional(),
  VAPID_SUBJECT: vapidSubject.optional(),
  CONTACT_EMAIL: z.email('give an e-mail address').default('hello@aranya.example'),
  CONTACT_PHONE: z.string().max(40, 'give at most 40 characters').optional(),
  CONTACT_ADDRESS: z.string().max(200, 'give at most 200 characters').optional(),
  SOCIAL_INSTAGRAM: webAddress.optional(),
  SOCIAL_YOUTUBE: webAddress.optional(),
  SOCIAL_LINKEDIN: webAddress.optional(),
});

export type Env = ReturnType<typeof readEnv>;

function parse(given: Record<string, string>) {
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = given[name] ?? '';
    const secret =
      /^(DATABASE_(\w+_)?URLS?$|REDIS_URL$|SMTP_URL$|NEWS_API_KEY$|VAPID_PRIVATE_KEY$)/.test(name) ||
      /:\/\/[^/\s]*@/.test(value);
    return `${name} is ${secret ? 'set' : `"${value}"`}: ${issue.message}`;
  });
  throw new EnvError([...new Set(problems)]);
}

type Given = z.infer<typeof environmentSchema>;

function databaseOf(env: Given) {
  if (env.DATABASE_URL === undefined && env.DATABASE_REPLICA_URLS.length > 0) {
    throw new EnvError(['DATABASE_REPLICA_URLS is set without DATABASE_URL: replicas need a primary.']);
  }
  const hosts = (url: string | undefined) => (url === undefined ? 0 : hostUrls(url).length);
  if (
    env.DATABASE_DIRECT_URL !== undefined &&
    hosts(env.DATABASE_URL) > 1 &&
    hosts(env.DATABASE_DIRECT_URL) !== hosts(env.DATABASE_URL)
  ) {
    throw new EnvError([
      'DATABASE_DIRECT_URL is set: give as many hosts as in DATABASE_URL, in the same order.',
    ]);
  }
  return {
    url: env.DATABASE_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    directUrl: env.DATABASE_DIRECT_URL,
    prepare: env.DATABASE_PREPARE,
    poolSize: env.DATABASE_POOL_SIZE,
    poolTimeoutMs: env.DATABASE_POOL_TIMEOUT_SECONDS * 1_000,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_SECONDS * 1_000,
    replicaMaxLagMs: env.DATABASE_REPLICA_MAX_LAG_SECONDS * 1_000,
  };
}

function vapidOf(env: Given) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  const vapid = publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
  if (vapid === undefined && (publicKey ?? privateKey ?? subject) !== undefined) {
    throw new EnvError([
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together: set all of them, or none.',
    ]);
  }
  return vapid;
}

function contactOf(env: Given, siteUrl: string) {
  // A public site shows nothing instead of a made-up number.
  const example = (text: string) => (isLoopback(siteUrl) ? text : '');
  return {
    contact: {
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE ?? example('+91 20 5550 0100'),
      address: env.CONTACT_ADDRESS ?? example('Pune, Maharashtra'),
    },
    social: [
      { name: 'Instagram', url: env.SOCIAL_INSTAGRAM ?? example('https://www.instagram.com/example') },
      { name: 'YouTube', url: env.SOCIAL_YOUTUBE ?? example('https://www.youtube.com/@example') },
      { name: 'LinkedIn', url: env.SOCIAL_LINKEDIN ?? example('https://www.linkedin.com/company/example') },
    ],
  };
}

/**
 * Empty values count as not set.
 * @param root the base of relative paths
 * @throws EnvError with all invalid settings
 */
export function readEnv(source: NodeJS.ProcessEnv, root: string) {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value.trim() !== '') given[name] = value.trim();
  }
  const env = parse(given);
  const inRoot = (path: string) => (isAbsolute(path) ? path : resolve(root, path));

  const dataDir = inRoot(env.DATA_DIR);
  const mediaUrl = env.MEDIA_URL ?? pathToFileURL(resolve(dataDir, 'media')).href;
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.WEB_PORT}`;
  const signIn = signInAddress({
    identityUrl: env.IDENTITY_URL,
    identityPort: env.IDENTITY_PORT,
    siteUrl,
    production: env.NODE_ENV === 'production',
  });
  const authIssuer = env.AUTH_ISSUER ?? signIn.url;
  if (env.NODE_ENV === 'production' && !isTrustworthyOrigin(authIssuer)) {
    const name = env.AUTH_ISSUER ? 'AUTH_ISSUER' : env.IDENTITY_URL ? 'IDENTITY_URL' : 'SITE_URL';
    const value = name === 'SITE_URL' ? siteUrl : authIssuer;
    throw new EnvError([`${name} is "${value}": tokens need https, except on this machine.`]);
  }
  const signInProblem = env.AUTH_ISSUER === undefined ? signInAddressProblem(signIn) : undefined;
  if (signInProblem !== undefined) throw new EnvError([`IDENTITY_URL is "${signIn.url}": ${signInProblem}`]);
  const database = databaseOf(env);
  const vapid = vapidOf(env);
  const metricsProblem = metricsPortProblem(env, [env.API_PORT, env.WEB_PORT, env.IDENTITY_PORT]);
  if (metricsProblem !== null) throw new EnvError([metricsProblem]);
  if (env.MEDIA_FALLBACK_URL === mediaUrl) {
    throw new EnvError([`MEDIA_FALLBACK_URL is "${mediaUrl}": that is the store of MEDIA_URL.`]);
  }
  return {
    production: env.NODE_ENV === 'production',
    /** Comparing costs as much as making the answer. */
    checksAnswers: env.NODE_ENV === 'test',
    api: { host: env.API_HOST, port: env.API_PORT },
    web: {
      serve: env.SERVE_SITE,
      port: env.WEB_PORT,
      folder: inRoot(env.WEB_DIST),
      offline: env.SERVICE_WORKER,
    },
    siteUrl,
    corsOrigins: env.CORS_ORIGINS ?? [siteUrl],
    dataDir,
    database,
    redisUrl: env.REDIS_URL,
    mediaUrl,
    mediaFallbackUrl: env.MEDIA_FALLBACK_URL,
    auth: {
      issuer: authIssuer,
      audience: env.AUTH_AUDIENCE,
      clientId: env.AUTH_CLIENT_ID,
      accountUrl: env.AUTH_ISSUER === undefined ? `${signIn.url}account` : null,
      /** Null where the provider has no client for the device flow. */
      deviceClientId: env.AUTH_DEVICE_CLIENT_ID ?? (env.AUTH_ISSUER === undefined ? 'aranya-cli' : null),
    },
    signIn:
      env.AUTH_ISSUER === undefined
        ? {
            ...signIn,
            siteOrigins: env.WEB_ORIGINS,
            dataDir: resolve(dataDir, 'identity'),
            mail:
              env.SMTP_URL === undefined
                ? undefined
                : { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `Aranya <${env.CONTACT_EMAIL}>` },
            breachedPasswordsUrl:
              env.BREACHED_PASSWORDS_URL === 'none' ? undefined : env.BREACHED_PASSWORDS_URL,
          }
        : undefined,
    adminEmails: env.ADMIN_EMAILS,
    trustProxy: env.TRUST_PROXY,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1_000,
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1_000,
    demo: env.DEMO,
    logLevel: env.LOG_LEVEL,
    ...observeEnvOf(env),
    tiles: { url: env.TILES_URL, attribution: env.TILES_ATTRIBUTION },
    news: {
      key: env.NEWS_API_KEY,
      url: env.NEWS_API_URL,
      maxResults: env.NEWS_MAX_RESULTS,
      feeds: env.NEWS_FEEDS,
      refreshMs: env.NEWS_REFRESH_MINUTES * 60_000,
    },
    vapid,
    movebank: {
      studies: [...new Set(env.MOVEBANK_STUDIES)],
      service: env.MOVEBANK_URL,
      refreshMs: env.MOVEBANK_REFRESH_MINUTES * 60_000,
    },
    ...contactOf(env, siteUrl),
  };
}

/** Written into each page: no secrets. */
export function publicSettings(env: Env): PublicSettings {
  const { siteUrl, auth, tiles, contact, social } = env;
  const recentTracks = env.movebank.studies.length > 0;
  return publicSettingsSchema.parse({ siteUrl, auth, tiles, contact, social, recentTracks });
}
