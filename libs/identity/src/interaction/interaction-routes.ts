import formbody from '@fastify/formbody';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { fieldErrors, signInForm, signUpForm } from '../accounts/account-forms';
import { EmailTakenError, subjectOf } from '../accounts/account-store';
import type { Account, AccountStore } from '../accounts/account-store';
import { hashPassword, verifyPassword } from '../accounts/password-hash';
import { passwordProblem } from '../accounts/password-strength';
import { formPage } from '../pages/forms';
import type { FormState, Screen } from '../pages/forms';
import { html, HTML_TYPE } from '../pages/html';
import type { Site } from '../pages/layout';
import { errorPage, expiredPage } from '../pages/messages';
import type { IdentityDb } from '../db/identity-db';
import { createRateLimiter } from './rate-limiter';
import type { SignInLimits } from './sign-in-limits';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Form = Record<string, unknown>;

interface Rejection extends FormState {
  /** The form to show, if another than the one sent. */
  screen?: Screen;
  /** After too many attempts. */
  retryAfterSeconds?: number;
}

interface Options {
  provider: () => Provider;
  db: IdentityDb;
  accounts: AccountStore;
  limits: SignInLimits;
  issuer: string;
  site: Site;
  rateLimitScale: number;
}

/** From one address in an hour, before RATE_LIMIT_SCALE: enough for a class, few for trying which e-mails have accounts. */
const SIGN_UPS_PER_HOUR = 40;

export const interactionRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { provider, db, accounts, limits, issuer, site, rateLimitScale } = options;
  const ownOrigin = new URL(issuer).origin;
  const signUpLimit = Math.max(1, Math.floor(SIGN_UPS_PER_HOUR * rateLimitScale));
  const signUpLimiter = createRateLimiter(
    db,
    { name: 'sign-up', limit: signUpLimit, windowSeconds: 60 * 60 },
    () => Date.now(),
  );

  app.removeAllContentTypeParsers();
  await app.register(formbody);

  /** Takes as long, and answers the same, without an account. */
  const verify = async (
    form: Form,
    email: string,
    password: string,
    address: string,
  ): Promise<Account | Rejection> => {
    const attempt = { email, password, address };
    const retryAfterSeconds = await limits.take(attempt);
    if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
    const account = await accounts.findByEmail(email);
    if (!(await verifyPassword(password, account?.passwordHash)) || !account) {
      const problem = html`That e-mail and password don’t belong together. Check both and try once more.`;
      return { values: typed(form), errors: {}, problem, screen: 'sign-in' };
    }
    await limits.succeed(attempt);
    return account;
  };

  const signIn = async (form: Form, address: string): Promise<Account | Rejection> => {
    const parsed = signInForm.safeParse(form);
    if (!parsed.success) return { values: typed(form), errors: fieldErrors(parsed.error) };
    return verify(form, parsed.data.email, parsed.data.password, address);
  };

  /** For an e-mail that has an account it is a sign-in: nobody is told more, and who forgot their account gets in. */
  const signUp = async (form: Form, address: string): Promise<Account | Rejection> => {
    const parsed = signUpForm.safeParse(form);
    if (!parsed.success) return { values: typed(form), errors: fieldErrors(parsed.error) };
    const { name, email, password } = parsed.data;
    const weakness = await passwordProblem(password, { name, email }, site.url);
    if (weakness !== undefined) return { values: typed(form), errors: { password: weakness } };
    const retryAfterSeconds = await signUpLimiter.take(limits.hash(address));
    if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
    if (await accounts.findByEmail(email)) return verify(form, email, password, address);
    try {
      return await accounts.create({ name, email, passwordHash: await hashPassword(password) });
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      return verify(form, email, password, address);
    }
  };

  /** Undefined if finished, expired or another browser's. */
  const findInteraction = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const interaction = await provider().interactionDetails(request.raw, reply.raw);
      return interaction.uid === (request.params as { uid: string }).uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
      throw error;
    }
  };

  app.get('/interaction/:uid', async (request, reply) => {
    reply.type(HTML_TYPE);
    const interaction = await findInteraction(request, reply);
    if (!interaction) return reply.code(400).send(expiredPage(site));
    const { login_hint: hint } = interaction.params;
    return formPage(site, screenOf(request, interaction), { values: typed({ email: hint }), errors: {} });
  });

  app.post('/interaction/:uid', async (request, reply) => {
    reply.type(HTML_TYPE);
    const interaction = await findInteraction(request, reply);
    if (!interaction) return reply.code(400).send(expiredPage(site));
    if (request.headers.origin !== ownOrigin)
      return reply.code(403).send(errorPage(site, 'The form came from another site.'));

    const screen = screenOf(request, interaction);
    const form = (request.body ?? {}) as Form;
    const address = normalizeIP(request.ip);
    const outcome = await (screen === 'sign-up' ? signUp(form, address) : signIn(form, address));
    if ('errors' in outcome) {
      const { retryAfterSeconds } = outcome;
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
      return reply
        .code(retryAfterSeconds ? 429 : 400)
        .send(formPage(site, outcome.screen ?? screen, outcome));
    }
    const result = { login: { accountId: subjectOf(outcome), amr: ['pwd'] } };
    return reply.redirect(await provider().interactionResult(request.raw, reply.raw, result), 303);
  });
};

function screenOf(request: FastifyRequest, { params }: Interaction): Screen {
  const { screen } = request.query as Record<string, unknown>;
  if (screen === 'sign-in' || screen === 'sign-up') return screen;
  return params['screen_hint'] === 'signup' ? 'sign-up' : 'sign-in';
}

function typed(form: Form): FormState['values'] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name: text(form['name']), email: text(form['email']) };
}

function tooManyAttempts(form: Form, retryAfterSeconds: number): Rejection {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const problem = html`Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`;
  return { values: typed(form), errors: {}, problem, retryAfterSeconds };
}
