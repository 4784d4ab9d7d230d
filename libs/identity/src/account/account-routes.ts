import formbody from '@fastify/formbody';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { fieldErrors, passwordForm } from '../accounts/account-forms';
import type { AccountStore } from '../accounts/account-store';
import type { PasswordCheck } from '../accounts/password-check';
import type { PasswordHashes } from '../accounts/password-hash';
import type { SignInLimits } from '../interaction/sign-in-limits';
import type { Form } from '../interaction/outcome';
import { say } from '../language/say';
import type { Mailed } from '../mailed/mailed';
import { ACCOUNT_CLIENT, DEVICE_CLIENT_NAME } from '../oidc/account-client';
import { accountPage, type AccountView } from '../pages/account-page';
import { HTML_TYPE } from '../pages/html';
import type { Site } from '../pages/layout';
import { errorPage, signedOutPage } from '../pages/messages';
import { browserName } from '../sessions/browser-name';
import { signInOf } from '../sessions/is-signed-out';
import type { SessionStore } from '../sessions/session-store';
import type { Passkeys } from '../passkeys/passkeys';
import type { OnPost, Show } from './account-form';
import { createCurrentPassword, type CurrentPassword, type Visit } from './current-password';
import { addPasskeyForms, showPasskeys } from './passkey-forms';
import { type EmailChangeAnswer, createEmailChange, type EmailChange } from './email-change';

interface Options {
  provider: () => Provider;
  accounts: AccountStore;
  sessions: SessionStore;
  passkeys: Passkeys;
  limits: SignInLimits;
  checkPassword: PasswordCheck;
  hashes: PasswordHashes;
  mailed: Mailed | undefined;
  issuer: string;
  site: Site;
}

const createShow =
  ({ sessions, passkeys, site }: Options, emailChange: EmailChange): Show =>
  async (reply, visit, { adding, ...more } = {}) => {
    const { account, uid } = visit;
    const listed = await sessions.list(account.id);
    const shown = listed.map(({ grantId, sessionUid, userAgent, createdAt, lastUsedAt }) => ({
      id: grantId,
      name: sessionUid === null ? DEVICE_CLIENT_NAME : browserName(userAgent),
      createdAt,
      lastUsedAt,
      isThisOne: sessionUid === uid,
    }));
    const { email } = account;
    const newEmail = await emailChange.waitsFor(visit);
    const view = {
      email,
      newEmail,
      sessions: shown,
      passkeys: { ...(await showPasskeys(passkeys, account)), adding },
    };
    return reply.type(HTML_TYPE).send(accountPage(site, { ...view, ...more }));
  };

function signIn(reply: FastifyReply, { issuer, site }: Options): FastifyReply {
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT,
    response_type: 'none',
    redirect_uri: `${issuer}account/signed-in`,
    scope: 'openid',
  });
  return reply.redirect(`${site.signInPath}/authorize?${query}`, 303);
}

function addSessionForms(onPost: OnPost, show: Show, { sessions, provider, site }: Options): void {
  onPost('/account/sessions/end', async (visit, form, _request, reply) => {
    const found = (await sessions.list(visit.account.id)).find(({ grantId }) => grantId === form['session']);
    if (found) await sessions.end(provider(), found);
    if (found?.sessionUid === visit.uid) return reply.type(HTML_TYPE).send(signedOutPage(site));
    return show(reply, visit, { done: say('account_signed_out') });
  });
  onPost('/account/sessions/end-others', async (visit, _form, _request, reply) => {
    await sessions.endAll(provider(), visit.account.id, visit.uid);
    return show(reply, visit, { done: say('account_others_out') });
  });
}

function addPasswordForms(
  onPost: OnPost,
  show: Show,
  options: Options,
  currentPassword: CurrentPassword,
): void {
  const { accounts, sessions, hashes, provider, mailed } = options;
  onPost('/account/password', async (visit, form, request, reply) => {
    const refusal = await refuseChange(options, currentPassword, visit, form, normalizeIP(request.ip));
    if (refusal) return show(reply.code(400), visit, refusal);
    const { password } = passwordForm.parse(form);
    await accounts.setPassword(visit.account.id, await hashes.hash(password));
    await sessions.endAll(provider(), visit.account.id, visit.uid);
    mailed?.mail.sendPasswordChanged(visit.account);
    return show(reply, visit, { done: say('account_password_done') });
  });
}

function addEmailForms(
  onPost: OnPost,
  show: Show,
  { sessions, provider }: Options,
  emailChange: EmailChange,
): void {
  const answer = async (
    reply: FastifyReply,
    visit: Visit,
    { status = 200, account, ...more }: EmailChangeAnswer,
  ) => {
    if (account) await sessions.endAll(provider(), account.id, visit.uid);
    return show(reply.code(status), account ? { ...visit, account } : visit, more);
  };
  onPost('/account/email', async (visit, form, request, reply) =>
    answer(reply, visit, await emailChange.ask(visit, form, normalizeIP(request.ip))),
  );
  onPost('/account/email/code', async (visit, form, _request, reply) =>
    answer(reply, visit, await emailChange.enterCode(visit, form)),
  );
  onPost('/account/email/cancel', async (visit, _form, _request, reply) =>
    answer(reply, visit, await emailChange.cancel(visit)),
  );
}

export const accountRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { provider, accounts, limits, hashes, mailed, issuer, site } = options;
  const currentPassword = createCurrentPassword(limits, hashes);
  const emailChange = createEmailChange({ accounts, currentPassword, mailed });
  const show = createShow(options, emailChange);
  const ownOrigin = new URL(issuer).origin;
  app.removeAllContentTypeParsers();
  await app.register(formbody);

  const findVisit = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<Visit | undefined> => {
    const session = await provider().Session.get(provider().createContext(raw, reply.raw));
    if (!session.accountId) return undefined;
    const account = await accounts.findSignedIn(session.accountId, signInOf(session));
    return account && { account, uid: session.uid };
  };
  app.get('/account', async (request, reply) => {
    const visit = await findVisit(request, reply);
    return visit ? show(reply, visit) : signIn(reply, options);
  });
  // These addresses stay in the address bar after a form.
  const formPaths = [
    'sessions/end',
    'sessions/end-others',
    'passkeys',
    'passkeys/begin',
    'passkeys/remove',
    'password',
    'email',
    'email/code',
    'email/cancel',
  ];
  for (const path of ['signed-in', ...formPaths])
    app.get(`/account/${path}`, (_request, reply) => reply.redirect(`${site.signInPath}/account`, 303));

  const onPost: OnPost = (path, answer) =>
    app.post(path, async (request, reply) => {
      if (request.headers.origin !== ownOrigin)
        return reply
          .code(403)
          .type(HTML_TYPE)
          .send(errorPage(site, say('refused_form')));
      const visit = await findVisit(request, reply);
      return visit ? answer(visit, (request.body ?? {}) as Form, request, reply) : signIn(reply, options);
    });
  addSessionForms(onPost, show, options);
  addPasskeyForms(onPost, show, options, currentPassword);
  addPasswordForms(onPost, show, options, currentPassword);
  addEmailForms(onPost, show, options, emailChange);
};

/** Undefined if the password may be changed. */
async function refuseChange(
  { checkPassword, hashes }: Options,
  currentPassword: CurrentPassword,
  visit: Visit,
  form: Form,
  address: string,
): Promise<Pick<AccountView, 'errors' | 'problem'> | undefined> {
  const parsed = passwordForm.safeParse(form);
  if (!parsed.success) return { errors: fieldErrors(parsed.error) };
  const { current, password } = parsed.data;
  const { account } = visit;
  const weakness = await checkPassword(password, account);
  if (weakness !== undefined) return { errors: { password: weakness } };
  // A double press's first form may have changed it.
  return currentPassword.refuse(
    visit,
    current,
    address,
    'current',
    async () =>
      (await hashes.verify(current, account.passwordHash)) || hashes.verify(password, account.passwordHash),
  );
}
