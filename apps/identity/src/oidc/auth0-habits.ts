import type { KoaContextWithOIDC } from 'oidc-provider';

type Next = () => Promise<unknown>;

/** Auth0 calls the API that a token is for `audience`; the standard that oidc-provider follows calls it `resource`. */
export async function audienceAsResource(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  if (ctx.path === '/authorize' && typeof ctx.query['audience'] === 'string' && !ctx.query['resource']) {
    ctx.query = { ...ctx.query, resource: ctx.query['audience'] };
  }
  await next();
}

/** The SDK knows a dead refresh token by these words, and only then tries silent renewal by the session instead. */
export async function refreshErrorInAuth0Words(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  await next();
  if (ctx.path !== '/oauth/token' || ctx.status !== 400 || !isInvalidGrant(ctx.body)) return;
  if (ctx.oidc.params?.['grant_type'] !== 'refresh_token') return;
  ctx.body = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' };
}

function isInvalidGrant(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';
}
