import { errors, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Keys } from '../keys/key-store';
import { publicKeySet } from '../keys/public-keys';
import { say } from '../language/say';
import type { Site } from '../pages/layout';
import { errorPage } from '../pages/messages';
import { showPage } from './show-page';

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => Promise<void>;

interface Options {
  issuer: string;
  clientId: string;
  site: Site;
  siteOrigins: readonly string[];
  keys: Keys;
}

export function addAuth0Compat(provider: Provider, options: Options): void {
  // oidc-provider sets `oidc` on its own routes only.
  const use = (middleware: Middleware) =>
    provider.use((ctx, next) => middleware(ctx as KoaContextWithOIDC, next));
  use(allowSilentRenewalFrame(options.siteOrigins));
  use(nameRefreshTokenErrors);
  use(signOut(provider, options));
  use(endTokensToo(provider, options));
}

/** The provider drops `frame-ancestors` there; only the site may frame it. */
const allowSilentRenewalFrame =
  (siteOrigins: readonly string[]): Middleware =>
  async (ctx, next) => {
    await next();
    const policy = ctx.response.get('Content-Security-Policy');
    if (policy.includes('frame-ancestors')) return;
    ctx.set('Content-Security-Policy', `${policy};frame-ancestors ${siteOrigins.join(' ')}`);
  };

/** The SDK recognizes a dead refresh token by this description. */
const nameRefreshTokenErrors: Middleware = async (ctx, next) => {
  await next();
  const { error } = (ctx.body ?? {}) as { error?: string };
  if (error !== 'invalid_grant' || ctx.oidc.params?.['grant_type'] !== 'refresh_token') return;
  ctx.body = { error, error_description: 'Unknown or invalid refresh token.' };
};

/** Another site's link gets a page that asks. */
const signOut =
  (provider: Provider, options: Options): Middleware =>
  async (ctx, next) => {
    const { clientId, site } = options;
    if (ctx.path !== '/v2/logout' || ctx.method !== 'GET') return void (await next());
    const { returnTo = site.url, client_id: askedClient = clientId } = ctx.query;
    const client = await provider.Client.find(clientId);
    if (
      askedClient !== clientId ||
      typeof returnTo !== 'string' ||
      !client?.postLogoutRedirectUriAllowed(returnTo)
    ) {
      return showPage(ctx, errorPage(site, say('refused_return')), 400);
    }
    const { accountId } = await provider.Session.get(ctx);
    if (accountId && accountId !== (await subjectOfHint(ctx.query['id_token_hint'], options))) {
      const query = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: returnTo });
      ctx.redirect(`${site.signInPath}/oidc/logout?${query}`);
      return;
    }
    await endSession(provider, ctx, options);
    ctx.redirect(returnTo);
  };

/** Undefined unless it is the site's ID token, which may have expired. */
async function subjectOfHint(hint: unknown, { issuer, clientId, keys }: Options) {
  try {
    const { payload } = await jwtVerify(String(hint), publicKeySet(keys), {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      // Before any of them expires.
      currentDate: new Date(0),
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** The provider would keep tokens for offline access. */
const endTokensToo =
  (provider: Provider, { clientId }: Options): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/oidc/logout/confirm') return void (await next());
    const session = await provider.Session.get(ctx);
    await next();
    if (ctx.status === 303) await endGrant(provider, session.authorizations?.[clientId]?.grantId);
  };

/** Devices signed in through the session stay. */
async function endSession(provider: Provider, ctx: KoaContextWithOIDC, { clientId, site }: Options) {
  const session = await provider.Session.get(ctx);
  await endGrant(provider, session.authorizations?.[clientId]?.grantId);
  if (session.accountId) await session.destroy();
  const path = site.signInPath || '/';
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax', path });
}

async function endGrant(provider: Provider, grantId: string | undefined): Promise<void> {
  if (!grantId) return;
  await provider.RefreshToken.revokeByGrantId(grantId);
  await provider.AuthorizationCode.revokeByGrantId(grantId);
  await (await provider.Grant.find(grantId))?.destroy();
}
