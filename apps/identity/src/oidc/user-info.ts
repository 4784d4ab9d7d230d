import cors from '@fastify/cors';
import type { FastifyPluginAsync } from 'fastify';
import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { claimsOf } from '../accounts/account-store';
import type { Account, AccountStore } from '../accounts/account-store';
import type { Keys } from '../storage/key-store';

interface Options {
  issuer: string;
  audience: string;
  siteOrigins: string[];
  keys: Keys;
  accounts: AccountStore;
}

/** oidc-provider accepts only tokens without an audience. */
export const userInfo: FastifyPluginAsync<Options> = async (app, options) => {
  const { issuer, audience, siteOrigins, keys, accounts } = options;
  const publicKeys = createLocalJWKSet({
    keys: keys.jwks.keys.map(({ kty, kid, n, e }) => ({ kty, kid, n, e, alg: 'RS256', use: 'sig' })),
  });

  const accountOf = async (token: string): Promise<Account | undefined> => {
    try {
      const { payload } = await jwtVerify(token, publicKeys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        typ: 'at+jwt',
      });
      return accounts.findBySubject(payload.sub ?? '');
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  await app.register(cors, {
    origin: siteOrigins,
    methods: ['GET'],
    allowedHeaders: ['Authorization'],
    exposedHeaders: ['WWW-Authenticate'],
    maxAge: 3600,
  });

  app.get('/userinfo', async (request, reply) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    const account = token && (await accountOf(token));
    if (account) return claimsOf(account);
    return reply
      .code(401)
      .header('www-authenticate', token ? 'Bearer error="invalid_token"' : 'Bearer')
      .send({ error: 'invalid_token' });
  });
};
