import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { fieldErrors, signInForm, signUpForm } from '../accounts/account-forms';
import { EmailTakenError, subjectOf } from '../accounts/account-store';
import type { Account, AccountStore } from '../accounts/account-store';
import { hashPassword, verifyPassword } from '../accounts/password-hash';
import { formPage } from '../pages/forms';
import type { FormState, Screen } from '../pages/forms';
import { html, HTML_TYPE } from '../pages/html';
import { errorPage, expiredPage } from '../pages/messages';
import { createRateLimiter } from './rate-limiter';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Form = Record<string, unknown>;

interface Rejection extends FormState {
  /** After too many attempts. */
  retryAfterSeconds?: number;
}

interface Options {
  provider: Provider;
  accounts: AccountStore;
  issuer: string;
  siteUrl: string;
  rateLimitScale: number;
}

export const interactionRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { provider, accounts, issuer, siteUrl, rateLimitScale } = options;
  const ownOrigin = new URL(issuer).origin;
  const scaled = (limit: number) => Math.max(1, Math.floor(limit * rateLimitScale));
  const signInLimiter = createRateLimiter(scaled(10), 15 * 60);
  const signUpLimiter = createRateLimiter(scaled(200), 60 * 60);

  app.removeAllContentTypeParsers();
  await app.register(formbody);

  const signIn = async (form: Form, ip: string): Promise<Account | Rejection> => {
    const parsed = signInForm.safeParse(form);
    if (!parsed.success) return { values: typed(form), errors: fieldErrors(parsed.error) };
    const { email, password } = parsed.data;
    const key = `${email} ${ip}`;
    const retryAfterSeconds = signInLimiter.take(key);
    if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
    const account = accounts.findByEmail(email);
    if (!(await verifyPassword(password, account?.passwordHash)) || !account) {
      const problem = html`That e-mail and password don’t belong together. Check both and try once more.`;
      return { values: typed(form), errors: {}, problem };
    }
    signInLimiter.reset(key);
    return account;
  };

  const signUp = async (form: Form, ip: string): Promise<Account | Rejection> => {
    const parsed = signUpForm.safeParse(form);
    if (!parsed.success) return { values: typed(form), errors: fieldErrors(parsed.error) };
    const retryAfterSeconds = signUpLimiter.take(ip);
    if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
    const { name, email, password } = parsed.data;
    try {
      return await accounts.create({ name, email, passwordHash: await hashPassword(password) });
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      const problem = html`There is an account with this e-mail already.
        <a href="?screen=sign-in">Sign in</a> instead, or use another e-mail.`;
      return { values: typed(form), errors: { email: 'This e-mail has an account.' }, problem };
    }
  };

  /** A double click sends two equal sign-up forms. */
  const justSignedUp = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { email = '' }: FormState['values'],
  ) => {
    const { result } = await provider.interactionDetails(request.raw, reply.raw);
    const account = accounts.findByEmail(email.trim().toLowerCase());
    return account && result?.login?.accountId === subjectOf(account) ? account : undefined;
  };

  /** Undefined if finished, expired or another browser's. */
  const findInteraction = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      return interaction.uid === (request.params as { uid: string }).uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
      throw error;
    }
  };

  app.get('/interaction/:uid', async (request, reply) => {
    reply.type(HTML_TYPE);
    const interaction = await findInteraction(request, reply);
    if (!interaction) return reply.code(400).send(expiredPage(siteUrl));
    const { login_hint: hint } = interaction.params;
    return formPage(siteUrl, screenOf(request, interaction), { values: typed({ email: hint }), errors: {} });
  });

  app.post('/interaction/:uid', async (request, reply) => {
    reply.type(HTML_TYPE);
    const interaction = await findInteraction(request, reply);
    if (!interaction) return reply.code(400).send(expiredPage(siteUrl));
    if (request.headers.origin !== ownOrigin)
      return reply.code(403).send(errorPage(siteUrl, 'The form came from another site.'));

    const screen = screenOf(request, interaction);
    const form = (request.body ?? {}) as Form;
    let outcome = await (screen === 'sign-up' ? signUp(form, request.ip) : signIn(form, request.ip));
    if ('errors' in outcome && screen === 'sign-up')
      outcome = (await justSignedUp(request, reply, outcome.values)) ?? outcome;
    if ('errors' in outcome) {
      const { retryAfterSeconds } = outcome;
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
      return reply.code(retryAfterSeconds ? 429 : 400).send(formPage(siteUrl, screen, outcome));
    }
    const result = { login: { accountId: subjectOf(outcome), amr: ['pwd'] } };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
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
