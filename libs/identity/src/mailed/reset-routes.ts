import formbody from '@fastify/formbody';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { fieldErrors, newPasswordForm } from '../accounts/account-forms';
import type { Account, AccountStore } from '../accounts/account-store';
import type { PasswordCheck } from '../accounts/password-check';
import type { PasswordHashes } from '../accounts/password-hash';
import type { KnownBrowsers } from '../interaction/known-browsers';
import type { SignInLimits } from '../interaction/sign-in-limits';
import { say } from '../language/say';
import { formPage, type FormState } from '../pages/forms';
import { HTML_TYPE } from '../pages/html';
import type { Site } from '../pages/layout';
import { errorPage, expiredResetPage, passwordChangedPage } from '../pages/messages';
import type { AccountMail } from './account-mail';
import type { PasswordResets } from './password-resets';

interface Options {
  issuer: string;
  site: Site;
  accounts: AccountStore;
  resets: PasswordResets;
  limits: SignInLimits;
  knownBrowsers: KnownBrowsers;
  checkPassword: PasswordCheck;
  hashes: PasswordHashes;
  endSessions: (accountId: string) => Promise<void>;
  mail: AccountMail | undefined;
}

/** Works once, as a proxy may log the token in the path. */
export const resetRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { issuer, site, accounts, resets, limits, knownBrowsers, checkPassword, hashes, endSessions, mail } =
    options;
  const ownOrigin = new URL(issuer).origin;
  const page = (state: FormState, { firstPasswordEndsAt: first }: Account) =>
    formPage(site, 'reset', state, { mail: mail !== undefined, first: first !== null });
  const findAccount = async (token: string) => {
    const found = await resets.find(token);
    return found && accounts.findById(found.accountId);
  };

  app.removeAllContentTypeParsers();
  await app.register(formbody);

  app.get<{ Params: { token: string } }>('/reset/:token', async ({ params }, reply) => {
    reply.type(HTML_TYPE);
    const account = await findAccount(params.token);
    if (account === undefined) return reply.code(400).send(expiredResetPage(site));
    return page({ values: {}, errors: {} }, account);
  });

  app.post<{ Params: { token: string } }>('/reset/:token', async (request, reply) => {
    const { params, headers, body } = request;
    reply.type(HTML_TYPE);
    if (headers.origin !== ownOrigin) return reply.code(403).send(errorPage(site, say('refused_form')));
    const account = await findAccount(params.token);
    if (account === undefined) return reply.code(400).send(expiredResetPage(site));

    const refuse = (errors: Record<string, string>) =>
      reply.code(400).send(page({ values: {}, errors }, account));
    const parsed = newPasswordForm.safeParse(body ?? {});
    if (!parsed.success) return refuse(fieldErrors(parsed.error));
    const { password } = parsed.data;
    const problem = await checkPassword(password, account);
    if (problem !== undefined) return refuse({ password: problem });
    if (account.firstPasswordEndsAt !== null && (await hashes.verify(password, account.passwordHash)))
      return refuse({ password: say('password_first') });
    const passwordHash = await hashes.hash(password);
    const taken = await resets.take(params.token);
    if (taken === undefined) return reply.code(400).send(expiredResetPage(site));

    await accounts.resetPassword(account.id, passwordHash);
    if (taken.mailed) await accounts.confirmEmail(account.id);
    await endSessions(account.id);
    await limits.clear({ email: account.email, address: normalizeIP(request.ip) });
    knownBrowsers.remember(request, reply, account.id);
    // They may also have lost the address.
    mail?.sendPasswordChanged(account);
    return passwordChangedPage(site);
  });
};
