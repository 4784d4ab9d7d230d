import cors from '@fastify/cors';
import type { FastifyPluginAsync } from 'fastify';
import { errors, jwtVerify } from 'jose';
import type { AccountClaims } from 'oidc-provider';
import { type AccountStore, toClaims } from '../accounts/account-store';
import type { Keys } from '../keys/key-store';
import { publicKeySet } from '../keys/public-keys';

interface Dependencies {
  issuer: string;
  audience: string;
  keys: () => Keys;
  accounts: AccountStore;
}

/** The address, and the nickname that is its first part, are for an app that asked for them. */
function asAsked(claims: AccountClaims, scope: unknown): AccountClaims {
  const { sub, name } = claims;
  return String(scope).split(' ').includes('email') ? claims : { sub, name };
}

/** Undefined for an invalid token or a deleted account. */
export type ReadClaims = (token: string) => Promise<AccountClaims | undefined>;

/** For the API's access tokens, as oidc-provider accepts only tokens without an audience. */
export function createReadClaims({ issuer, audience, keys, accounts }: Dependencies): ReadClaims {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, publicKeySet(keys()), {
        issuer,
        audience,
        algorithms: ['RS256'],
        typ: 'at+jwt',
      });
      const account = await accounts.findBySubject(payload.sub ?? '');
      return account && asAsked(toClaims(account), payload['scope']);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

interface Options {
  siteOrigins: readonly string[];
  readClaims: ReadClaims;
}

export const userInfo: FastifyPluginAsync<Options> = async (app, { siteOrigins, readClaims }) => {
  await app.register(cors, {
    origin: [...siteOrigins],
    methods: ['GET'],
    allowedHeaders: ['Authorization'],
    exposedHeaders: ['WWW-Authenticate'],
    maxAge: 3600,
  });

  app.get('/userinfo', async (request, reply) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    const claims = token && (await readClaims(token));
    if (claims) return claims;
    return reply
      .code(401)
      .header('www-authenticate', token ? 'Bearer error="invalid_token"' : 'Bearer')
      .send({ error: 'invalid_token' });
  });
};
