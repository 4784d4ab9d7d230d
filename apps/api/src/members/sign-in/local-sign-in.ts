import type { Site } from '@aranya/contracts';
import { createIdentityServer, importFiles, type MemberMail } from '@aranya/identity';
import type { Env } from '../../env';
import { SESSION_CHANNEL } from '../../people/current-user/ended-sessions';
import { readEntryMode } from '../../people/entry/admission';
import type { Database } from '../../platform/db/database';
import { signals } from '../../platform/observe/signals';
import { errors } from '../../platform/plugins/errors';
import type { Issuer } from '../../platform/plugins/issuer';
import type { NewMembers } from '../../platform/plugins/new-members';
import { requestIds } from '../../platform/plugins/request-id';
import { trustedProxies } from '../../platform/plugins/trusted-proxies';
import type { Guest } from '../../platform/server/listen';
import { loopbackOrigin } from './sign-in-address';

export interface LocalSignIn {
  guest: Guest;
  /** Without requests to the public address, which a container may not reach. */
  issuer: Issuer;
  jwksUri: string;
  newMembers: NewMembers;
  memberMail: MemberMail | undefined;
  imported: string | undefined;
  close(): Promise<void>;
}

/** Undefined where AUTH_ISSUER names another provider. */
export async function openLocalSignIn(
  env: Env,
  db: Database,
  site: () => Pick<Site, 'name' | 'tagline' | 'logo' | 'colours'>,
): Promise<LocalSignIn | undefined> {
  const { signIn, auth, api } = env;
  if (signIn === undefined) return undefined;
  const imported = await importFiles(db.write, signIn.dataDir);
  const server = await createIdentityServer(
    {
      issuer: signIn.url,
      audience: auth.audience,
      clientId: auth.clientId,
      deviceClientId: auth.deviceClientId ?? 'aranya-cli',
      siteUrl: env.siteUrl,
      siteWords: site,
      siteOrigins: [...new Set([env.siteUrl, ...signIn.siteOrigins])],
      rateLimitScale: env.rateLimitScale,
      trustProxy: trustedProxies(env.trustProxy),
      passwordCost: signIn.passwordCost,
      ...(signIn.mail && { mail: signIn.mail }),
      ...(signIn.breachedPasswordsUrl !== undefined && { breachedPasswordsUrl: signIn.breachedPasswordsUrl }),
      admission: () => readEntryMode(db.write),
      makeRequestId: requestIds(env.trustProxy),
      onAnswered: (answer) => signals.signInAnswered.publish(answer),
      onSessionEnded: (sessionId) => db.notify(SESSION_CHANNEL, sessionId),
      onAttempt: (outcome) => signals.signIn.publish({ outcome }),
    },
    db.write,
  );
  const { pathname } = new URL(signIn.url);
  return {
    imported,
    guest: {
      handle: server.handle,
      at: signIn.port === undefined ? { path: pathname } : { port: signIn.port },
    },
    issuer: {
      keyIds: server.keyIds,
      userInfo: async (token) => {
        const claims = await server.readClaims(token);
        if (claims === undefined) throw errors.unauthenticated();
        return claims;
      },
      hasEnded: server.hasEnded,
    },
    jwksUri: `${loopbackOrigin(api.host, signIn.port ?? api.port)}${pathname}.well-known/jwks.json`,
    newMembers: { add: server.addMember, mail: server.mailFirstPassword },
    memberMail: server.memberMail,
    close: server.close,
  };
}
