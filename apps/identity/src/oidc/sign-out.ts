import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { errorPage } from '../pages/message-pages';
import { refuseMethod } from '../refuse-method';

interface Parts {
  provider: Provider;
  clientId: string;
  siteUrl: string;
}

/**
 * GET /v2/logout as the SDK calls it: ends the session, revokes what was granted in it, and returns to `returnTo`, which
 * must be one of the site's addresses; without one, to the site.
 */
export function signOut({ provider, clientId, siteUrl }: Parts) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.path !== '/v2/logout') return void (await next());
    if (!['GET', 'HEAD'].includes(ctx.method)) return refuseMethod(ctx, 'GET');
    const { returnTo = siteUrl, client_id: askedClient = clientId } = ctx.query;
    const client = await provider.Client.find(clientId);
    const allowed =
      askedClient === clientId &&
      typeof returnTo === 'string' &&
      client?.postLogoutRedirectUriAllowed(returnTo);
    if (!allowed || typeof returnTo !== 'string') {
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = errorPage({
        siteUrl,
        reason: 'The address to return to after signing out is not one of the site’s.',
      });
      return;
    }
    await endSession(provider, ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(returnTo);
  };
}

/** Ends the session of a browser and revokes what was granted in it. */
export async function endSession(provider: Provider, ctx: KoaContextWithOIDC): Promise<void> {
  const session = await provider.Session.get(ctx);
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  await Promise.all(
    grantIds.flatMap((grantId) => [
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.AuthorizationCode.revokeByGrantId(grantId),
      provider.Grant.adapter.destroy(grantId),
    ]),
  );
  if (session.accountId) await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax', path: '/' });
}
