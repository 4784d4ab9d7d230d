import { resolve } from 'node:path';
import { z } from 'zod';

export interface IdentityEnv {
  /** 0 picks a free port. */
  port: number;
  /** Also the host of the default issuer. */
  host: string;
  /** With a trailing slash; by default from host and port. */
  issuer: string | undefined;
  /** The `aud` of access tokens. */
  audience: string;
  clientId: string;
  dataDir: string;
  siteUrl: string;
  /** The site's first. */
  siteOrigins: string[];
  /** From 0.1 to 1,000,000. */
  rateLimitScale: number;
}

export class EnvError extends Error {
  override name = 'EnvError';
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/** An http(s) URL without user, path, query and hash. */
const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
};

const origin = z
  .string()
  .refine(isOrigin, 'give an origin such as http://localhost:4200, without a path')
  .transform((text) => new URL(text).origin);

const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));

const issuer = z
  .string()
  .refine(
    (text) => isOrigin(text) && new URL(text).href === text,
    'give an address with a trailing slash and no path, such as http://localhost:3380/',
  );

const audience = z
  .string()
  .refine(
    (text) => URL.canParse(text) && !text.includes('#'),
    'give an absolute address such as https://api.aranya.example',
  );

const portMessage = 'give a whole number from 0 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, portMessage)
  .pipe(z.coerce.number<string>().max(65535, portMessage));

const scaleMessage = 'give a number from 0.1 to 1000000';
const scale = z.coerce.number(scaleMessage).min(0.1, scaleMessage).max(1_000_000, scaleMessage);

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  IDENTITY_PORT: port.default(3380),
  IDENTITY_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'give a host name or an address such as localhost')
    .default('localhost'),
  AUTH_ISSUER: issuer.optional(),
  AUTH_AUDIENCE: audience.default('https://api.aranya.example'),
  AUTH_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'give 1 to 100 letters, digits, dots, dashes or underscores')
    .default('aranya-web'),
  DATA_DIR: z
    .string()
    .refine((text) => !text.includes('\0'), 'give a folder')
    .default('.data'),
  /** For the default of SITE_URL. */
  WEB_PORT: port.default(4200),
  SITE_URL: origin.optional(),
  WEB_ORIGINS: originList.default([]),
  IDENTITY_ALLOW_PRODUCTION: z.enum(['yes', 'no'], 'give yes or no').default('no'),
  RATE_LIMIT_SCALE: scale.default(1),
});

/**
 * Empty values count as missing.
 * @throws EnvError if invalid, or in production unless allowed
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): IdentityEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} is "${given[name] ?? ''}": ${issue.message}`;
    });
    throw new EnvError([...new Set(problems)]);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && env.IDENTITY_ALLOW_PRODUCTION !== 'yes') {
    throw new EnvError([
      'NODE_ENV is "production": this sign-in server is made for development and tests. ' +
        'Point AUTH_ISSUER, AUTH_AUDIENCE and AUTH_CLIENT_ID at your provider instead, ' +
        'or set IDENTITY_ALLOW_PRODUCTION=yes if you know what you do.',
    ]);
  }
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.WEB_PORT}`;
  return {
    port: env.IDENTITY_PORT,
    host: env.IDENTITY_HOST,
    issuer: env.AUTH_ISSUER,
    audience: env.AUTH_AUDIENCE,
    clientId: env.AUTH_CLIENT_ID,
    dataDir: resolve(cwd, env.DATA_DIR, 'identity'),
    siteUrl,
    siteOrigins: [...new Set([siteUrl, ...env.WEB_ORIGINS])],
    rateLimitScale: env.RATE_LIMIT_SCALE,
  };
}
