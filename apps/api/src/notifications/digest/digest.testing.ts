import { randomUUID } from 'node:crypto';
import { createIdentityServer, identitySchema, type MemberMail } from '@aranya/identity';
import { startMailServer, type TestMailServer } from '@aranya/identity/testing';
import { type Member, type TestApp, createTestApp } from '../../testing';

const { accounts } = identitySchema;

export interface DigestApi extends TestApp {
  mailServer: TestMailServer;
  /** In the server's time zone. */
  setTime(now: Date): void;
  /** With an account of local sign-in; without `email` its address is not confirmed. */
  local(name: string, email?: string): Promise<Member>;
}

/** A real mail server and the mailer of local sign-in; the site keeps its other provider, which is quicker to ask. */
export async function startDigestApi(env: Record<string, string> = {}): Promise<DigestApi> {
  const mailServer = await startMailServer();
  let now = new Date();
  /** The mailer needs the database, which the site brings. */
  const opened: { mail?: MemberMail | undefined } = {};
  const mail = () => {
    if (opened.mail === undefined) throw new Error('The site sends mail.');
    return opened.mail;
  };
  const api = await createTestApp({
    env: { SITE_URL: 'https://wild.example', ...env },
    clock: () => now,
    memberMail: {
      findAddress: (subject) => mail().findAddress(subject),
      isReady: () => mail().isReady(),
      send: (one) => mail().send(one),
    },
  });
  const identity = await createIdentityServer(
    {
      issuer: 'http://localhost:3380/',
      audience: 'https://api.example',
      clientId: 'web',
      deviceClientId: 'cli',
      siteUrl: api.env.siteUrl,
      siteWords: () => ({ name: 'Aranya', tagline: '', logo: null, colours: null }),
      siteOrigins: [api.env.siteUrl],
      rateLimitScale: 1,
      trustProxy: false,
      passwordCost: 5,
      mail: { smtpUrl: mailServer.url, from: { address: 'hello@wild.example' } },
    },
    api.db.write,
  );
  opened.mail = identity.memberMail;
  return {
    ...api,
    mailServer,
    setTime: (next) => void (now = next),
    async local(name, email) {
      const id = randomUUID();
      const member = await api.member(`local|${id}`);
      await api.db.write.insert(accounts).values({
        ...{ id, name, passwordHash: 'scrypt' },
        email: email ?? `${id}@example.org`,
        emailVerifiedAt: email === undefined ? null : new Date(),
      });
      return member;
    },
    async close() {
      await identity.close();
      await api.close();
      await mailServer.close();
    },
  };
}
