import formbody from '@fastify/formbody';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { type Account, toSubject } from '../accounts/account-store';
import { say } from '../language/say';
import type { EmailConfirmation } from '../mailed/email-confirmation';
import type { ForgottenPasswords } from '../mailed/forgotten-passwords';
import { formPage, type FormState, type Screen } from '../pages/forms';
import { HTML_TYPE } from '../pages/html';
import type { Site } from '../pages/layout';
import type { Passkeys } from '../passkeys/passkeys';
import { errorPage, expiredPage, noSignUpPage, resetSentPage } from '../pages/messages';
import type { Admission } from '../settings';
import { type Form, type SubmitOutcome, type Rejection, type Submission, typed } from './outcome';
import type { KeptEntries } from './kept-entries';
import type { KnownBrowsers } from './known-browsers';
import type { PasskeyFlow } from './passkey-flow';
import type { PasswordFlow } from './password-flow';
import type { SignInLimits } from './sign-in-limits';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface Options {
  provider: () => Provider;
  issuer: string;
  site: Site;
  passwords: PasswordFlow;
  passkeys: Passkeys;
  passkeyFlow: PasskeyFlow;
  limits: SignInLimits;
  knownBrowsers: KnownBrowsers;
  keptEntries: KeptEntries;
  mailed: { confirmation: EmailConfirmation; forgotten: ForgottenPasswords } | undefined;
  admission: () => Promise<Admission>;
}

/** Undefined if the form may be shown. */
async function refuseSignUp({ admission, site }: Options, screen: Screen, { params }: Interaction) {
  if (screen !== 'sign-up') return undefined;
  const admitted = await admission();
  const isRefused = admitted === 'closed' || (admitted === 'invitation' && params['invited'] !== 'yes');
  return isRefused ? noSignUpPage(site, admitted) : undefined;
}

async function showForm(options: Options, uid: string, asked: Screen, state: FormState) {
  const { mailed, site, passkeys, admission } = options;
  const sentTo = asked === 'code' ? await mailed?.confirmation.sentTo(uid) : undefined;
  const screen = asked === 'code' && sentTo === undefined ? 'sign-in' : asked;
  return formPage(site, screen, state, {
    mail: mailed !== undefined,
    passkeys: passkeys.isOffered,
    waits: screen === 'sign-up' && (await admission()) === 'approval',
    ...(sentTo !== undefined && { sentTo }),
  });
}

function submit(
  { mailed, passwords }: Options,
  screen: Screen,
  submission: Submission,
): Promise<SubmitOutcome> {
  if (screen === 'code' && mailed) {
    const { uid, form, address } = submission;
    if (form['again'] === 'yes') return mailed.confirmation.askAgain(uid, form, address);
    return mailed.confirmation.check(uid, form);
  }
  return screen === 'sign-up' ? passwords.signUp(submission) : passwords.signIn(submission);
}

export const interactionRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { provider, issuer, site, limits, passkeys, passkeyFlow, knownBrowsers, keptEntries, mailed } =
    options;
  const ownOrigin = new URL(issuer).origin;
  app.removeAllContentTypeParsers();
  await app.register(formbody);

  const expire = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.origin === ownOrigin) keptEntries.keep(request, reply);
    return reply.code(400).type(HTML_TYPE).send(expiredPage(site));
  };
  // A double press's other form may have finished the sign-in.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.name !== 'SessionNotFound') throw error;
    return expire(request, reply);
  });

  /**
   * Undefined unless the browser's own.
   * @throws SessionNotFound if finished or expired
   */
  const findInteraction = async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await provider().interactionDetails(request.raw, reply.raw);
    return interaction.uid === (request.params as { uid: string }).uid ? interaction : undefined;
  };
  const reject = async (reply: FastifyReply, uid: string, screen: Screen, rejection: Rejection) => {
    const { retryAfterSeconds, status = 400 } = rejection;
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send(await showForm(options, uid, rejection.screen ?? screen, rejection));
  };
  const finish = async (request: FastifyRequest, reply: FastifyReply, account: Account) => {
    knownBrowsers.remember(request, reply, account.id);
    keptEntries.forget(request, reply);
    const result = { login: { accountId: toSubject(account) } };
    return reply.redirect(await provider().interactionResult(request.raw, reply.raw, result), 303);
  };

  app.get('/interaction/:uid', async (request, reply) => {
    reply.type(HTML_TYPE);
    const interaction = await findInteraction(request, reply);
    if (!interaction) return expire(request, reply);
    const { login_hint: hint } = interaction.params;
    const kept = keptEntries.find(request, reply);
    const state = { values: typed({ ...kept, ...(hint !== undefined && { email: hint }) }), errors: {} };
    const screen = chooseScreen(request, interaction);
    const refused = await refuseSignUp(options, screen, interaction);
    return refused ?? showForm(options, interaction.uid, screen, state);
  });

  app.post('/interaction/:uid/passkey', async (request, reply) => {
    const interaction = await findInteraction(request, reply);
    if (!interaction || request.headers.origin !== ownOrigin) return expire(request, reply);
    return passkeys.askToSignIn(interaction.uid);
  });

  app.post('/interaction/:uid', async (request, reply) => {
    reply.type(HTML_TYPE);
    const interaction = await findInteraction(request, reply);
    if (!interaction) return expire(request, reply);
    if (request.headers.origin !== ownOrigin)
      return reply.code(403).send(errorPage(site, say('refused_form')));
    const { uid } = interaction;
    const screen = chooseScreen(request, interaction);
    const refused = await refuseSignUp(options, screen, interaction);
    if (refused !== undefined) return reply.code(403).send(refused);
    const address = normalizeIP(request.ip);
    const submission: Submission = {
      uid,
      form: (request.body ?? {}) as Form,
      address,
      findBrowser: ({ id }) => knownBrowsers.find(request, reply, id),
    };
    if (screen === 'forgot' && mailed) {
      const asked = await mailed.forgotten.ask(submission);
      return typeof asked === 'string' ? resetSentPage(site, asked) : reject(reply, uid, screen, asked);
    }
    const outcome = hasPasskey(request)
      ? await passkeyFlow.signIn(submission)
      : await submit(options, screen, submission);
    if (outcome === 'code') return reply.redirect('?screen=code', 303);
    if ('chooseAt' in outcome) return reply.redirect(outcome.chooseAt, 303);
    if ('errors' in outcome) return reject(reply, uid, screen, outcome);
    if (screen === 'code') await limits.clear({ email: outcome.email, address });
    return finish(request, reply, outcome);
  });
};

const offered: readonly unknown[] = ['sign-in', 'sign-up', 'code', 'forgot'] satisfies Screen[];

const askedScreen = ({ query }: FastifyRequest) => (query as Record<string, unknown>)['screen'];

/** Its form stands on the page of the password. */
const hasPasskey = (request: FastifyRequest) => askedScreen(request) === 'passkey';

function chooseScreen(request: FastifyRequest, { params }: Interaction): Screen {
  const screen = askedScreen(request);
  if (hasPasskey(request)) return 'sign-in';
  if (offered.includes(screen)) return screen as Screen;
  return params['screen_hint'] === 'signup' ? 'sign-up' : 'sign-in';
}
