import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Site } from '../pages/layout';
import { errorPage } from '../pages/messages';

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => Promise<void>;

interface Options {
  clientId: string;
  site: Site;
  siteOrigins: readonly string[];
}

export function addAuth0Compat(provider: Provider, { clientId, site, siteOrigins }: Options): void {
  // oidc-provider sets `oidc` on its own routes only.
  const use = (middleware: Middleware) =>
    provider.use((ctx, next) => middleware(ctx as KoaContextWithOIDC, next));
  use(allowSilentRenewalFrame(siteOrigins));
  use(nameRefreshTokenErrors);
  use(signOut(provider, clientId, site));
}

/** Only the site may frame silent renewal, where the provider drops `frame-ancestors`. */
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

const signOut =
  (provider: Provider, clientId: string, site: Site): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/v2/logout' || ctx.method !== 'GET') return void (await next());
    const { returnTo = site.url, client_id: askedClient = clientId } = ctx.query;
    const client = await provider.Client.find(clientId);
    if (
      askedClient !== clientId ||
      typeof returnTo !== 'string' ||
      !client?.postLogoutRedirectUriAllowed(returnTo)
    ) {
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = errorPage(site, 'The address to return to after signing out is not one of the site’s.');
      return;
    }
    await endSession(provider, ctx, { clientId, site });
    ctx.redirect(returnTo);
  };

/** Devices that the session let in stay. */
async function endSession(
  provider: Provider,
  ctx: KoaContextWithOIDC,
  { clientId, site }: Pick<Options, 'clientId' | 'site'>,
): Promise<void> {
  const session = await provider.Session.get(ctx);
  const grantId = session.authorizations?.[clientId]?.grantId;
  if (grantId) {
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  if (session.accountId) await session.destroy();
  const path = site.signInPath || '/';
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax', path });
}
