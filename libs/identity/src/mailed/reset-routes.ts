import formbody from '@fastify/formbody';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { fieldErrors, newPasswordForm } from '../accounts/account-forms';
import type { AccountStore } from '../accounts/account-store';
import type { PasswordCheck } from '../accounts/password-check';
import type { PasswordHashes } from '../accounts/password-hash';
import type { KnownBrowsers } from '../interaction/known-browsers';
import type { SignInLimits } from '../interaction/sign-in-limits';
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
  const page = (state: FormState) => formPage(site, 'reset', state, { mail: mail !== undefined });

  app.removeAllContentTypeParsers();
  await app.register(formbody);

  app.get<{ Params: { token: string } }>('/reset/:token', async ({ params }, reply) => {
    reply.type(HTML_TYPE);
    if ((await resets.find(params.token)) === undefined) return reply.code(400).send(expiredResetPage(site));
    return page({ values: {}, errors: {} });
  });

  app.post<{ Params: { token: string } }>('/reset/:token', async (request, reply) => {
    const { params, headers, body } = request;
    reply.type(HTML_TYPE);
    if (headers.origin !== ownOrigin)
      return reply.code(403).send(errorPage(site, 'The form came from another site.'));
    const found = await resets.find(params.token);
    const account = found && (await accounts.findById(found.accountId));
    if (account === undefined) return reply.code(400).send(expiredResetPage(site));

    const parsed = newPasswordForm.safeParse(body ?? {});
    if (!parsed.success) return reply.code(400).send(page({ values: {}, errors: fieldErrors(parsed.error) }));
    const problem = await checkPassword(parsed.data.password, account);
    if (problem !== undefined)
      return reply.code(400).send(page({ values: {}, errors: { password: problem } }));
    if (
      account.firstPasswordEndsAt !== null &&
      (await hashes.verify(parsed.data.password, account.passwordHash))
    )
      return reply
        .code(400)
        .send(page({ values: {}, errors: { password: 'Choose another than your first one.' } }));
    const passwordHash = await hashes.hash(parsed.data.password);
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
