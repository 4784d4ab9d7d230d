import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { subjectOf } from '../accounts/account-claims';
import { fieldErrors, signInForm, signUpForm } from '../accounts/account-forms';
import { EmailTakenError } from '../accounts/account-store';
import type { Account, AccountStore } from '../accounts/account-store';
import { hashPassword, verifyPassword } from '../accounts/password-hash';
import { endSession } from '../oidc/sign-out';
import type { FormState } from '../pages/form-fields';
import { html } from '../pages/html';
import { errorPage, expiredPage } from '../pages/message-pages';
import { signInPage } from '../pages/sign-in-page';
import { signUpPage } from '../pages/sign-up-page';
import { refuseMethod } from '../refuse-method';
import type { Attempt, AttemptLimiter } from './attempt-limiter';
import { readForm } from './read-form';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Screen = 'sign-in' | 'sign-up';
type Outcome = { account: Account } | { refusal: FormState; status: 400 | 429; retryAfterSeconds?: number };

interface Parts {
  provider: Provider;
  accounts: AccountStore;
  siteUrl: string;
  /** The only origin whose forms are taken. */
  ownOrigin: string;
  /** By e-mail and address. */
  signInLimiter: AttemptLimiter;
  /** By address. */
  signUpLimiter: AttemptLimiter;
}

/** The sign-in and the sign-up page, and what they send. */
export function interactionPages({
  provider,
  accounts,
  siteUrl,
  ownOrigin,
  signInLimiter,
  signUpLimiter,
}: Parts) {
  const show = (ctx: KoaContextWithOIDC, screen: Screen, state: FormState) => {
    const siteAndState = { siteUrl, state };
    ctx.type = 'html';
    ctx.body =
      screen === 'sign-up'
        ? signUpPage({ ...siteAndState, signInHref: `${ctx.path}?screen=sign-in` })
        : signInPage({ ...siteAndState, signUpHref: `${ctx.path}?screen=sign-up` });
  };

  const signIn = async (form: Record<string, string>, address: string): Promise<Outcome> => {
    const values = { email: form['email'] ?? '' };
    const parsed = signInForm.safeParse(form);
    if (!parsed.success) return { status: 400, refusal: { values, errors: fieldErrors(parsed.error) } };
    const { email, password } = parsed.data;
    const attempt = signInLimiter.take(`${email} ${address}`);
    if (!attempt.allowed) return tooMany(values, attempt);
    const account = accounts.findByEmail(email);
    if (!(await verifyPassword(password, account?.passwordHash)) || !account) {
      const problem = html`That e-mail and password don’t belong together. Check both and try once more.`;
      return { status: 400, refusal: { values, errors: {}, problem } };
    }
    signInLimiter.forget(`${email} ${address}`);
    return { account };
  };

  const signUp = async (
    form: Record<string, string>,
    address: string,
    signInHref: string,
  ): Promise<Outcome> => {
    const values = { name: form['name'] ?? '', email: form['email'] ?? '' };
    const parsed = signUpForm.safeParse(form);
    if (!parsed.success) return { status: 400, refusal: { values, errors: fieldErrors(parsed.error) } };
    const attempt = signUpLimiter.take(address);
    if (!attempt.allowed) return tooMany(values, attempt);
    const { name, email, password } = parsed.data;
    try {
      return { account: await accounts.create({ name, email, passwordHash: await hashPassword(password) }) };
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      const problem = html`There is an account with this e-mail already.
        <a href="${signInHref}">Sign in</a> instead, or use another e-mail.`;
      return { status: 400, refusal: { values, errors: { email: 'This e-mail has an account.' }, problem } };
    }
  };

  /** Whoever sends the form twice is let in, not told that the e-mail was taken by the first time. */
  const alreadySignedUp = async (
    ctx: KoaContextWithOIDC,
    form: Record<string, string>,
  ): Promise<Account | undefined> => {
    const { result } = await provider.interactionDetails(ctx.req, ctx.res);
    const account = accounts.findByEmail((form['email'] ?? '').trim().toLowerCase());
    return account && result?.login?.accountId === subjectOf(account) ? account : undefined;
  };

  const finish = async (ctx: KoaContextWithOIDC, interaction: Interaction, account: Account) => {
    const before = interaction.session?.accountId;
    if (before !== undefined && before !== subjectOf(account)) {
      // Somebody else was signed in at this browser: out with them, or the provider would do it by a page of its own.
      await endSession(provider, ctx);
      interaction.session = undefined;
      await interaction.persist();
    }
    const result = { login: { accountId: subjectOf(account), amr: ['pwd'] } };
    const back = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    });
    ctx.status = 303;
    ctx.redirect(back);
  };

  const take = async (ctx: KoaContextWithOIDC, interaction: Interaction, screen: Screen) => {
    // Behind a foreign page the browser sends no cookie of ours either; this holds where that does not.
    if (ctx.get('Origin') !== ownOrigin) return refuseForm(ctx, 403, 'The form came from another site.');
    const form = await readForm(ctx.req);
    if (!form) return refuseForm(ctx, 415, 'What was sent is not a form.');
    const address = ctx.req.socket.remoteAddress ?? '';
    const outcome =
      screen === 'sign-up'
        ? await signUp(form, address, `${ctx.path}?screen=sign-in`)
        : await signIn(form, address);
    if ('account' in outcome) return finish(ctx, interaction, outcome.account);
    const twin = screen === 'sign-up' ? await alreadySignedUp(ctx, form) : undefined;
    if (twin) return finish(ctx, interaction, twin);
    ctx.status = outcome.status;
    if (outcome.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(outcome.retryAfterSeconds));
    show(ctx, screen, outcome.refusal);
  };

  const refuseForm = (ctx: KoaContextWithOIDC, status: number, reason: string) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = errorPage({ siteUrl, reason });
  };

  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    const uid = /^\/interaction\/([\w-]{1,100})$/.exec(ctx.path)?.[1];
    if (uid === undefined) return void (await next());
    if (!['GET', 'HEAD', 'POST'].includes(ctx.method)) return refuseMethod(ctx, 'GET, POST');
    ctx.set('Cache-Control', 'no-store');
    const interaction = await findInteraction(provider, ctx);
    if (interaction?.uid !== uid) {
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = expiredPage({ siteUrl });
      return;
    }
    const screen = screenOf(ctx, interaction);
    if (ctx.method === 'POST') return take(ctx, interaction, screen);
    const { login_hint: hint } = interaction.params;
    show(ctx, screen, { values: typeof hint === 'string' ? { email: hint } : {}, errors: {} });
  };
}

async function findInteraction(
  provider: Provider,
  ctx: KoaContextWithOIDC,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(ctx.req, ctx.res);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

function screenOf(ctx: KoaContextWithOIDC, { params }: Interaction): Screen {
  const { screen } = ctx.query;
  if (screen === 'sign-in' || screen === 'sign-up') return screen;
  return params['screen_hint'] === 'signup' ? 'sign-up' : 'sign-in';
}

function tooMany(values: Record<string, string>, attempt: Extract<Attempt, { allowed: false }>): Outcome {
  const minutes = Math.ceil(attempt.retryAfterSeconds / 60);
  const problem = html`Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`;
  return {
    status: 429,
    retryAfterSeconds: attempt.retryAfterSeconds,
    refusal: { values, errors: {}, problem },
  };
}
