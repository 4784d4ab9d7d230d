import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { JWK } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { claimsOf, findBySubject } from '../accounts/account-claims';
import type { Account, AccountStore } from '../accounts/account-store';
import type { Keys } from '../storage/key-store';
import { refuseMethod } from '../refuse-method';

interface Parts {
  issuer: string;
  audience: string;
  siteOrigins: readonly string[];
  keys: Keys;
  accounts: AccountStore;
}

/**
 * GET /userinfo for the API's access tokens, which Auth0 answers and oidc-provider refuses (it takes only tokens
 * without an audience there). The API asks it who a new user is.
 */
export function userInfo({ issuer, audience, siteOrigins, keys, accounts }: Parts) {
  const keySet = createLocalJWKSet({ keys: keys.jwks.keys.map(publicPart) });

  const accountOf = async (token: string): Promise<Account | undefined> => {
    const { payload } = await jwtVerify(token, keySet, {
      issuer,
      audience,
      algorithms: ['RS256'],
      typ: 'at+jwt',
    });
    return payload.sub === undefined ? undefined : findBySubject(accounts, payload.sub);
  };

  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.path !== '/userinfo') return void (await next());
    allowSite(ctx, siteOrigins);
    if (ctx.method === 'OPTIONS') return void (ctx.status = 204);
    ctx.set('Cache-Control', 'no-store');
    if (!['GET', 'HEAD', 'POST'].includes(ctx.method)) return refuseMethod(ctx, 'GET, POST');

    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(ctx.get('Authorization'))?.[1];
    if (!token) return refuse(ctx, 'Bearer', 'no access token provided');
    const account = await accountOf(token).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    });
    if (!account) return refuse(ctx, 'Bearer error="invalid_token"', 'invalid token provided');
    ctx.body = claimsOf(account);
  };
}

function allowSite(ctx: KoaContextWithOIDC, siteOrigins: readonly string[]): void {
  ctx.vary('Origin');
  const origin = ctx.get('Origin');
  if (!siteOrigins.includes(origin)) return;
  ctx.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Authorization',
    'Access-Control-Expose-Headers': 'WWW-Authenticate',
    'Access-Control-Max-Age': '3600',
  });
}

function refuse(ctx: KoaContextWithOIDC, challenge: string, description: string): void {
  ctx.status = 401;
  ctx.set('WWW-Authenticate', challenge);
  ctx.body = { error: 'invalid_token', error_description: description };
}

function publicPart({ kty, kid, n, e }: Keys['jwks']['keys'][number]): JWK {
  return { kty, kid, n, e, alg: 'RS256', use: 'sig' };
}
