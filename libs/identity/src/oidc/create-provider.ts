import type { EventEmitter } from 'node:events';
import type Provider from 'oidc-provider';
import type { ClientMetadata, Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { type AccountStore, toClaims, readAccountId, toSubject } from '../accounts/account-store';
import { logError } from '../logged-error';
import { html } from '../pages/html';
import type { Site } from '../pages/layout';
import { errorPage, expiredPage, signedOutPage, signOutPage, usedSignOutPage } from '../pages/messages';
import type { IdentityDb } from '../db/schema';
import type { Keys } from '../keys/key-store';
import { type SignIn, signInOf } from '../sessions/is-signed-out';
import type { SessionStore } from '../sessions/session-store';
import { createAdapter } from './adapter';
import { ACCOUNT_CLIENT, accountClient, deviceClient } from './account-client';
import { addAuth0Compat } from './auth0-compat';
import { deviceFlow, refuseWithoutSession } from './device-flow';
import { limitDeviceCodes } from './limit-device-codes';
import { loadOidcProvider } from './load-provider';
import { showPage } from './show-page';
import { signInPolicy } from './sign-in-policy';

/** Seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Sign-out must take effect within this time. */
const ACCESS_TOKEN_SECONDS = 10 * MINUTE;
/** Since the last use. */
export const SESSION_DAYS = 14;
const SESSION_SECONDS = SESSION_DAYS * DAY;
/** Since the last visit to /authorize. */
const GRANT_SECONDS = 30 * DAY;

const SCOPES = 'openid profile email offline_access';

interface Dependencies {
  issuer: string;
  audience: string;
  clientId: string;
  deviceClientId: string;
  rateLimitScale: number;
  site: Site;
  siteOrigins: readonly string[];
  keys: Keys;
  accounts: AccountStore;
  sessions: SessionStore;
  db: IdentityDb;
  hash: (text: string) => string;
  onSessionEnded?: ((sessionId: string) => Promise<void>) | undefined;
}

interface FeatureSettings {
  site: Site;
  audience: string;
  InvalidTarget: new () => Error;
}

const features = ({ site, audience, InvalidTarget }: FeatureSettings): Configuration['features'] => ({
  devInteractions: { enabled: false },
  deviceFlow: deviceFlow(site),
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  revocation: {
    enabled: true,
    allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => showPage(ctx, signOutPage(site, form)),
    postLogoutSuccessSource: (ctx) => showPage(ctx, signedOutPage(site)),
  },
  webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== audience) throw new InvalidTarget();
      return {
        scope: SCOPES,
        audience,
        accessTokenTTL: ACCESS_TOKEN_SECONDS,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      };
    },
  },
});

type Errors = Awaited<ReturnType<typeof loadOidcProvider>>['errors'];

/** @throws LoginRequired if the sessions ended meanwhile, which missed this one */
async function loadGrant(
  ctx: KoaContextWithOIDC,
  { accounts, audience, deviceClientId, sessions }: Dependencies,
  { LoginRequired }: Errors,
) {
  const { client, session, account, provider } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const isDevice = client.clientId === deviceClientId;
  const grantId = isDevice ? undefined : session.grantIdFor(client.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant =
    known?.accountId === account.accountId
      ? known
      : new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(audience, SCOPES);
  // `save` keeps a known grant's expiry.
  grant.exp = Math.floor(Date.now() / 1000) + GRANT_SECONDS;
  const savedId = await grant.save();
  const accountId = readAccountId(account.accountId);
  if (accountId !== undefined && client.clientId !== ACCOUNT_CLIENT)
    await sessions.use({
      grantId: savedId,
      accountId,
      sessionUid: isDevice ? null : session.uid,
      userAgent: isDevice ? '' : ctx.get('user-agent'),
    });
  if ((await accounts.findSignedIn(account.accountId, signInOf(session))) === undefined) {
    await sessions.end(provider, { grantId: savedId, sessionUid: session.uid });
    throw new LoginRequired();
  }
  return grant;
}

/** A token knows the sign-in that it came from; without one, the browser's session does. */
function readSignIn({ oidc: { session } }: KoaContextWithOIDC, token: object | undefined): SignIn {
  if (token === undefined) return session ? signInOf(session) : { at: undefined, sessionUid: undefined };
  const { authTime, sessionUid } = token as { authTime?: number; sessionUid?: string };
  return { at: authTime, sessionUid };
}

function clients({ issuer, clientId, deviceClientId, siteOrigins }: Dependencies): ClientMetadata[] {
  const redirectUris = siteOrigins.flatMap((origin) => [origin, `${origin}/`, `${origin}/community`]);
  return [
    {
      client_id: clientId,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: redirectUris,
      post_logout_redirect_uris: redirectUris,
    },
    deviceClient(deviceClientId),
    accountClient(issuer),
  ];
}

const routes: Configuration['routes'] = {
  authorization: '/authorize',
  token: '/oauth/token',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  revocation: '/oauth/revoke',
  end_session: '/oidc/logout',
  device_authorization: '/oauth/device/code',
  code_verification: '/device',
};

const ttl: Configuration['ttl'] = {
  AccessToken: ACCESS_TOKEN_SECONDS,
  AuthorizationCode: 60,
  DeviceCode: 10 * MINUTE,
  IdToken: HOUR,
  // WCAG 2.2.1 asks for at least 20 hours if a form cannot be extended.
  Interaction: DAY,
  Grant: GRANT_SECONDS,
  RefreshToken: SESSION_SECONDS,
  Session: SESSION_SECONDS,
};

function configure(
  dependencies: Dependencies,
  { interactionPolicy, errors }: Awaited<ReturnType<typeof loadOidcProvider>>,
): Configuration {
  const { audience, site, siteOrigins, keys, accounts, db, onSessionEnded } = dependencies;
  return {
    adapter: (model: string) =>
      createAdapter(db, model, { onGrantEnded: (id) => onSessionEnded?.(id).catch(logError) }),
    // The first of them signs.
    jwks: { keys: keys.signing },
    clients: clients(dependencies),
    routes,
    // Cookies ignore ports, so other servers on localhost share them.
    cookies: {
      keys: keys.cookies,
      names: { session: 'aranya_session', interaction: 'aranya_interaction', resume: 'aranya_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: site.signInPath || '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], profile: ['name', 'nickname', 'picture'], email: ['email', 'email_verified'] },
    // Auth0 puts name and email into the ID token too.
    conformIdTokenClaims: false,
    responseTypes: ['code', 'none'],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => siteOrigins.includes(origin),
    extraParams: {
      // Auth0's name for `resource`.
      audience: (_ctx, value) => {
        if (value !== undefined && value !== audience) throw new errors.InvalidTarget();
      },
      screen_hint: null,
      // The invitation itself would be kept with the sign-in.
      invited: null,
      auth0Client: null,
    },
    findAccount: async (ctx, subject, token) => {
      const account = await accounts.findSignedIn(subject, readSignIn(ctx, token));
      return account && { accountId: toSubject(account), claims: () => toClaims(account) };
    },
    interactions: {
      url: (_ctx, interaction) => `${site.signInPath}/interaction/${interaction.uid}`,
      policy: signInPolicy(interactionPolicy),
    },
    // Tells the API which session a token belongs to.
    extraTokenClaims: (_ctx, token) => ({ sid: 'grantId' in token ? token.grantId : undefined }),
    loadExistingGrant: (ctx) => loadGrant(ctx, dependencies, errors),
    // The site's SDK expects a refresh token without asking. An app without one has to sign in again after its access token.
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') &&
      (client.clientId !== dependencies.deviceClientId || code.scopes.has('offline_access')),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    ttl,
    features: features({ site, audience, InvalidTarget: errors.InvalidTarget }),
    renderError: (ctx, out, error) => showPage(ctx, refusalPage(site, ctx, out, error)),
  };
}

/** Has the addresses and quirks that Auth0's browser SDK needs. */
export async function createProvider(dependencies: Dependencies): Promise<Provider> {
  const library = await loadOidcProvider();
  const { issuer, site, rateLimitScale: scale, sessions } = dependencies;
  const provider = new library.Provider(issuer, configure(dependencies, library));
  // TLS ends at a proxy where the issuer has https.
  provider.proxy = issuer.startsWith('https:');
  provider.on('server_error', (_ctx, error) => logError(error));
  // The types omit Koa's event. Aborted requests are ignored.
  (provider as EventEmitter).on('error', (error: Error, ctx: KoaContextWithOIDC) => {
    if (ctx.req.complete) logError(error);
  });
  addAuth0Compat(provider, dependencies);
  limitDeviceCodes(provider, { ...dependencies, scale });
  refuseWithoutSession(provider, site);
  provider.on('grant.success', (ctx) => {
    const grantId = ctx.oidc.entities.Grant?.jti;
    if (grantId !== undefined) sessions.renew(grantId).catch(logError);
  });
  return provider;
}

function refusalPage(site: Site, { path, oidc }: KoaContextWithOIDC, out: ErrorOut, error: Error): string {
  if (path === '/oidc/logout/confirm') return usedSignOutPage(site, Boolean(oidc.session?.accountId));
  // A form sent twice leads here twice.
  if (error.name === 'SessionNotFound') return expiredPage(site);
  return errorPage(site, html`<span lang="en">${out.error_description ?? out.error}</span>`);
}
