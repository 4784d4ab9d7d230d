import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { claimsOf, findBySubject, subjectOf } from '../accounts/account-claims';
import type { AccountStore } from '../accounts/account-store';
import { errorPage, signedOutPage, signOutPage } from '../pages/message-pages';
import type { Keys } from '../storage/key-store';
import type { OidcStore } from '../storage/oidc-store';
import { loadOidcProvider } from './load-provider';
import { signInPolicy } from './sign-in-policy';

/** Seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A session, and a refresh token, last as long since their last use. */
export const SESSION_SECONDS = 14 * DAY;
/** However often tokens are refreshed, after as long without a visit to /authorize the user signs in again. */
const GRANT_SECONDS = 30 * DAY;

const SCOPES = 'openid profile email offline_access';

/** What the provider needs to know and to keep its data in. */
export interface ProviderParts {
  issuer: string;
  audience: string;
  clientId: string;
  siteUrl: string;
  siteOrigins: readonly string[];
  keys: Keys;
  accounts: AccountStore;
  store: OidcStore;
}

/** An OpenID provider with Auth0's addresses and habits, as far as its browser SDK relies on them. */
export async function createProvider(parts: ProviderParts): Promise<Provider> {
  const { Provider, interactionPolicy, errors } = await loadOidcProvider();
  const { issuer, audience, clientId, siteUrl, siteOrigins, keys, accounts, store } = parts;
  const returnAddresses = siteOrigins.flatMap((origin) => [origin, `${origin}/`, `${origin}/community`]);

  const configuration: Configuration = {
    adapter: (model: string) => store.adapter(model),
    jwks: keys.jwks,
    clients: [
      {
        client_id: clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: returnAddresses,
        post_logout_redirect_uris: returnAddresses,
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    // Cookies know no ports: on localhost they meet those of every other server, so the names are ours.
    cookies: {
      keys: keys.cookieKeys,
      names: { session: 'aranya_session', interaction: 'aranya_interaction', resume: 'aranya_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    pkce: { required: () => true },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], profile: ['name', 'nickname', 'picture'], email: ['email', 'email_verified'] },
    // Auth0 puts name and e-mail in the ID token too; the standard would leave them to /userinfo.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => siteOrigins.includes(origin),
    extraParams: ['audience', 'screen_hint', 'auth0Client'],
    findAccount: (_ctx, subject) => {
      const account = findBySubject(accounts, subject);
      return account && { accountId: subjectOf(account), claims: () => claimsOf(account) };
    },
    interactions: {
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
      policy: signInPolicy(interactionPolicy),
    },
    // The site is ours, so nobody is asked for consent: the grant is made, or renewed, on each visit.
    loadExistingGrant: async (ctx) => {
      const { client, session, account, provider } = ctx.oidc;
      if (!client || !session || !account) return undefined;
      const grantId = session.grantIdFor(client.clientId);
      const known = grantId ? await provider.Grant.find(grantId) : undefined;
      const grant =
        known?.accountId === account.accountId
          ? known
          : new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
      grant.addOIDCScope(SCOPES);
      grant.addResourceScope(audience, SCOPES);
      // Saving alone keeps the old end.
      grant.exp = Math.floor(Date.now() / 1000) + GRANT_SECONDS;
      await grant.save();
      return grant;
    },
    // The provider drops `offline_access` where nobody was asked for consent; the SDK still waits for the token.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      IdToken: HOUR,
      Interaction: HOUR,
      Grant: GRANT_SECONDS,
      RefreshToken: SESSION_SECONDS,
      Session: SESSION_SECONDS,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => showPage(ctx, signOutPage({ siteUrl, form })),
        postLogoutSuccessSource: (ctx) => showPage(ctx, signedOutPage({ siteUrl })),
      },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: SCOPES,
            audience,
            accessTokenTTL: HOUR,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    renderError: (ctx, out) =>
      showPage(ctx, errorPage({ siteUrl, reason: out.error_description ?? out.error })),
  };

  const provider = new Provider(issuer, configuration);
  // Behind an https address the server itself speaks http; server.ts sets the forwarded headers to the issuer's.
  provider.proxy = issuer.startsWith('https:');
  provider.on('server_error', (_ctx, error) => console.error('Sign-in server:', error));
  return provider;
}

function showPage(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.body = page;
}
