import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicSettingsSchema, type PublicSettings, type Site } from '@aranya/contracts';
import { signInAddress, signInAddressProblem } from './members/sign-in/sign-in-address';
import { hostUrls } from './platform/db/server-address';
import { environmentSchema, type Given } from './platform/env/environment-schema';
import { isLoopback, isTrustworthyOrigin } from './platform/env/env-values';
import { mapTiles, USUAL_MAX_ZOOM } from './platform/site/map-tiles';
import { metricsPortProblem, toObserveEnv } from './platform/env/observe-env';

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
  }
}

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

function databaseSettings(env: Given) {
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

function readVapid(env: Given) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  const vapid = publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
  if (vapid === undefined && (publicKey ?? privateKey ?? subject) !== undefined) {
    throw new EnvError([
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together: set all of them, or none.',
    ]);
  }
  return vapid;
}

function contactSettings(env: Given, siteUrl: string) {
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
  const database = databaseSettings(env);
  const vapid = readVapid(env);
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
      /** Null if the provider has no client for the device flow. */
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
                : { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? { address: env.CONTACT_EMAIL } },
            breachedPasswordsUrl:
              env.BREACHED_PASSWORDS_URL === 'none' ? undefined : env.BREACHED_PASSWORDS_URL,
            // Tests sign up hundreds of people.
            passwordCost: env.NODE_ENV === 'test' ? 5 : undefined,
          }
        : undefined,
    adminEmails: env.ADMIN_EMAILS,
    digestsPerMinute: env.DIGESTS_PER_MINUTE,
    trustProxy: env.TRUST_PROXY,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1_000,
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1_000,
    demo: env.DEMO,
    logLevel: env.LOG_LEVEL,
    ...toObserveEnv(env),
    searchEngines: env.SEARCH_ENGINES,
    tiles:
      env.TILES_URL === 'none'
        ? null
        : {
            url: env.TILES_URL,
            attribution: env.TILES_ATTRIBUTION,
            max_zoom: USUAL_MAX_ZOOM,
          },
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
    ...contactSettings(env, siteUrl),
  };
}

/** Written into each page: no secrets. */
export function publicSettings(
  env: Env,
  { contact_email: email, contact_phone: phone, contact_address: address, tiles, ...site }: Site,
): PublicSettings {
  const { siteUrl, auth, social, searchEngines } = env;
  const contact = { email, phone: phone || env.contact.phone, address: address || env.contact.address };
  const recentTracks = env.movebank.studies.length > 0;
  return publicSettingsSchema.parse({
    siteUrl,
    site,
    auth,
    tiles: mapTiles(tiles, env.tiles),
    contact,
    social,
    recentTracks,
    searchEngines,
  });
}
