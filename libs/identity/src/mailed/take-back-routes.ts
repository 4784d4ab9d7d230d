import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { type AccountStore, EmailTakenError } from '../accounts/account-store';
import type { PasswordHashes } from '../accounts/password-hash';
import { say } from '../language/say';
import { HTML_TYPE } from '../pages/html';
import type { Site } from '../pages/layout';
import { errorPage } from '../pages/messages';
import { expiredTakeBackPage, takeBackPage, takenAddressPage } from '../pages/take-back';
import type { AddressTakeBacks } from './address-take-backs';
import { newToken } from './mailed-token';
import { passwordResetUrl, type PasswordResets, RESET_MINUTES } from './password-resets';

interface Options {
  issuer: string;
  site: Site;
  accounts: AccountStore;
  takeBacks: AddressTakeBacks;
  resets: PasswordResets;
  hashes: PasswordHashes;
  endSessions: (accountId: string) => Promise<void>;
}

/** The page alone changes nothing, since programs that check mail open its links. */
export const takeBackRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { issuer, site, accounts, takeBacks, resets, hashes, endSessions } = options;
  const ownOrigin = new URL(issuer).origin;
  app.removeAllContentTypeParsers();
  await app.register(formbody);

  const isTaken = async ({ accountId, email }: { accountId: string; email: string }) => {
    const owner = await accounts.findByEmail(email);
    return owner !== undefined && owner.id !== accountId;
  };

  app.get<{ Params: { token: string } }>('/take-back/:token', async ({ params }, reply) => {
    reply.type(HTML_TYPE);
    const found = await takeBacks.find(params.token);
    if (found === undefined) return reply.code(400).send(expiredTakeBackPage(site));
    return takeBackPage(site, found.email);
  });

  app.post<{ Params: { token: string } }>('/take-back/:token', async ({ params, headers }, reply) => {
    reply.type(HTML_TYPE);
    if (headers.origin !== ownOrigin) return reply.code(403).send(errorPage(site, say('refused_form')));
    const found = await takeBacks.find(params.token);
    if (found && (await isTaken(found))) return reply.code(409).send(takenAddressPage(site, found.email));
    const taken = await takeBacks.take(params.token);
    if (taken === undefined) return reply.code(400).send(expiredTakeBackPage(site));
    const { accountId, email } = taken;
    try {
      // Whoever changed the address knew the password.
      await accounts.recover(accountId, email, await hashes.hash(newToken()));
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      return reply.code(409).send(takenAddressPage(site, email));
    }
    await endSessions(accountId);
    const token = await resets.create({ accountId, mailed: true }, RESET_MINUTES);
    return reply.redirect(passwordResetUrl(issuer, token), 303);
  });
};
