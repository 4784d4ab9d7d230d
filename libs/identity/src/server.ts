import fastifyStatic from '@fastify/static';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountRoutes } from './account/account-routes';
import { createAccountStore } from './accounts/account-store';
import {
  createFirstPasswords,
  type FirstPassword,
  type FirstPasswords,
  type NewMember,
} from './accounts/first-passwords';
import { limitCalls } from './call-limits';
import { interactionRoutes } from './interaction/interaction-routes';
import { createKeptEntries } from './interaction/kept-entries';
import { createKnownBrowsers } from './interaction/known-browsers';
import { deleteExpiredLimits } from './interaction/rate-limiter';
import { createHash } from './interaction/sign-in-limits';
import { createSignInRules } from './interaction/sign-in-rules';
import { createSignedCookies, type SignedCookies } from './interaction/signed-cookies';
import { inAcceptedLanguage, speakLanguages } from './language/language';
import { logError } from './logged-error';
import { createAddressTakeBacks } from './mailed/address-take-backs';
import type { AccountMail } from './mailed/account-mail';
import { createPasswordResets } from './mailed/password-resets';
import { resetRoutes } from './mailed/reset-routes';
import { takeBackRoutes } from './mailed/take-back-routes';
import { mountProvider } from './mount-provider';
import { KeyStore } from './keys/key-store';
import { deleteExpiredRecords } from './oidc/adapter';
import { createProvider } from './oidc/create-provider';
import { createCurrentProvider } from './oidc/current-provider';
import { createReadClaims, type ReadClaims, userInfo } from './oidc/user-info';
import { html, HTML_TYPE } from './pages/html';
import type { Site } from './pages/layout';
import { errorPage, failurePage, notFoundPage, startPage } from './pages/messages';
import { createPasskeys } from './passkeys/passkeys';
import type { IdentityDb } from './db/schema';
import { SessionStore } from './sessions/session-store';
import type { IdentitySettings } from './settings';

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;
/** Shorter than the time a new key is published before it signs. */
const KEYS_INTERVAL_MS = 60 * 1000;
const YEAR_SECONDS = 31_536_000;

const packageFolder = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** One file for pages; its package names no path to it. */
const passkeyFolder = () =>
  join(dirname(createRequire(import.meta.url).resolve('@simplewebauthn/browser')), '../dist/bundle');

const staticFolders = {
  '/assets/': fileURLToPath(new URL('./assets', import.meta.url)),
  '/passkeys/': passkeyFolder(),
  '/fonts/figtree/': packageFolder('@fontsource-variable/figtree'),
  '/fonts/mukta/': packageFolder('@fontsource/mukta'),
  '/fonts/young-serif/': packageFolder('@fontsource/young-serif'),
};

export interface MemberMail extends Pick<AccountMail, 'send' | 'isReady'> {
  /** Undefined unless the account's owner has confirmed it. */
  findAddress(subject: string): Promise<string | undefined>;
}

/** @param accepted as `Accept-Language` of the request that causes the mail */
export type MailFirstPassword = (member: NewMember, first: FirstPassword, accepted?: string) => Promise<void>;

export interface IdentityServer {
  /** For its own server, or for requests below the issuer's path. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** At most a second old. */
  keyIds(): Promise<ReadonlySet<string>>;
  readClaims: ReadClaims;
  /** @param sessionId the `sid` of an access token */
  hasEnded(sessionId: string): Promise<boolean>;
  addMember: FirstPasswords['add'];
  /** Undefined where no mail can be sent; rejects with `MailNotSent`. */
  mailFirstPassword: MailFirstPassword | undefined;
  /** Undefined where no mail can be sent. */
  memberMail: MemberMail | undefined;
  close(): Promise<void>;
}

/**
 * Does not listen: see {@link IdentityServer.handle}.
 * @param db the primary
 */
export async function createIdentityServer(
  settings: IdentitySettings,
  db: IdentityDb,
): Promise<IdentityServer> {
  const { issuer, siteUrl, siteWords, now = Date.now } = settings;
  const site: Site = { url: siteUrl, signInPath: new URL(issuer).pathname.slice(0, -1), words: siteWords };
  const accounts = createAccountStore(db);
  const sessions = new SessionStore(db);
  const current = await createCurrentProvider(new KeyStore(db, now), now, (keys) =>
    createProvider({ ...settings, site, keys, accounts, sessions, db, hash: createHash(keys.limits) }),
  );
  const { provider, keys } = current;
  const resets = createPasswordResets(db, now);
  const takeBacks = createAddressTakeBacks(db, now);
  const passkeys = createPasskeys({ db, issuer, siteName: () => siteWords().name, now });
  const rules = createSignInRules(settings, { db, keys: keys(), accounts, resets, takeBacks, passkeys });
  const { mailed } = rules;
  const firstPasswords = createFirstPasswords(db, rules.hashes, now);
  const cookies = createSignedCookies({ provider, issuer, site });
  const readClaims = createReadClaims({ ...settings, keys, accounts });
  const shared = {
    ...rules,
    issuer,
    site,
    provider,
    accounts,
    sessions,
    passkeys,
    resets,
    knownBrowsers: createKnownBrowsers({ cookies, now }),
  };
  const app = await createApp(settings, site, cookies);
  await app.register(interactionRoutes, {
    ...shared,
    keptEntries: createKeptEntries(cookies),
    admission: settings.admission ?? (async () => 'open'),
  });
  const endSessions = (accountId: string) => sessions.endAll(provider(), accountId);
  await app.register(resetRoutes, { ...shared, endSessions, mail: mailed?.mail });
  await app.register(takeBackRoutes, { ...shared, takeBacks, endSessions });
  await app.register(accountRoutes, shared);
  await app.register(userInfo, { ...settings, readClaims });
  await app.register(mountProvider(provider, issuer));

  const stopJobs = [
    repeat(KEYS_INTERVAL_MS, current.refresh),
    repeat(CLEANUP_INTERVAL_MS, () => deleteExpiredRecords(db, Date.now())),
    repeat(CLEANUP_INTERVAL_MS, () => deleteExpiredLimits(db, now())),
    repeat(CLEANUP_INTERVAL_MS, () => sessions.deleteEnded()),
    repeat(CLEANUP_INTERVAL_MS, resets.deleteExpired),
    repeat(CLEANUP_INTERVAL_MS, firstPasswords.deleteEnded),
    repeat(CLEANUP_INTERVAL_MS, takeBacks.deleteExpired),
    repeat(CLEANUP_INTERVAL_MS, passkeys.deleteExpired),
    ...(mailed ? [repeat(CLEANUP_INTERVAL_MS, mailed.deleteExpired)] : []),
  ];
  app.addHook('onClose', async () => {
    await Promise.all(stopJobs.map((stop) => stop()));
    await mailed?.mail.close();
  });
  await app.ready();

  return {
    handle: (request, response) => app.routing(request, response),
    keyIds: current.keyIds,
    readClaims,
    hasEnded: (sessionId) => sessions.hasEnded(sessionId),
    addMember: firstPasswords.add,
    mailFirstPassword:
      mailed &&
      ((member, first, accepted) =>
        inAcceptedLanguage(accepted, () => mailed.mail.sendFirstPassword(member, first))),
    memberMail: mailed && {
      send: mailed.mail.send,
      isReady: mailed.mail.isReady,
      findAddress: accounts.findConfirmedAddress,
    },
    close: () => app.close(),
  };
}

/** @returns stops after the run in progress */
function repeat(intervalMs: number, job: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = job().catch(logError);
  }, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** A request line may hold an address, whose host a visitor chooses. */
const requestPath = ({ url = '/' }: Pick<IncomingMessage, 'url'>) =>
  url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');

async function createApp(
  {
    issuer,
    siteOrigins,
    rateLimitScale,
    trustProxy,
    makeRequestId: requestIdOf,
    onAnswered,
  }: IdentitySettings,
  site: Site,
  cookies: SignedCookies,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 16 * 1024,
    return503OnClosing: false,
    trustProxy,
    ...(requestIdOf && { genReqId: requestIdOf }),
    rewriteUrl: (request) => {
      const path = requestPath(request);
      // oidc-provider compares both to find its own path.
      Object.assign(request, { originalUrl: path });
      const isBelow = path.startsWith(`${site.signInPath}/`);
      return isBelow ? path.slice(site.signInPath.length) : path;
    },
  });
  const setSecurityHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The site has its logo and colours.
        styleSrc: ["'self'", site.url],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", site.url],
        // The page asks for a challenge that a passkey signs.
        connectSrc: ["'self'"],
        // Applies to redirects after a form too; the last leads to the site.
        formAction: ["'self'", ...siteOrigins],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // `no-referrer` would make browsers send forms with `Origin: null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: issuer.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
    // The site checks from its origin whether this server answers.
    crossOriginResourcePolicy: false,
  });
  app.addHook('onRequest', async ({ raw: request, id }, { raw }) => {
    setSecurityHeaders(request, raw, () => undefined);
    raw.setHeader('X-Request-Id', id);
    raw.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    raw.setHeader('Cache-Control', 'no-store');
  });

  speakLanguages(app, cookies);
  await limitCalls(app, { scale: rateLimitScale, site, siteOrigins });
  app.addHook('onResponse', async ({ method, routeOptions }, { raw, elapsedTime }) => {
    onAnswered?.({ method, route: routeOptions.url, status: raw.statusCode, seconds: elapsedTime / 1000 });
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).type(HTML_TYPE).send(notFoundPage(site));
  });
  app.setErrorHandler<FastifyError>((error, { id }, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) logError(error, id);
    const page =
      statusCode >= 500 ? failurePage(site) : errorPage(site, html`<span lang="en">${message}</span>`);
    reply.code(statusCode).type(HTML_TYPE).send(page);
  });

  for (const [prefix, root] of Object.entries(staticFolders))
    await app.register(fastifyStatic, { root, prefix, decorateReply: false });
  app.get('/', (_request, reply) => reply.type(HTML_TYPE).send(startPage(site)));
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
