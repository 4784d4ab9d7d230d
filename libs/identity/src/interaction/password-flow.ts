import { fieldErrors, signInForm, signUpForm } from '../accounts/account-forms';
import { type AccountStore, EmailTakenError } from '../accounts/account-store';
import type { PasswordCheck } from '../accounts/password-check';
import type { PasswordHashes } from '../accounts/password-hash';
import type { IdentityDb } from '../db/schema';
import { say } from '../language/say';
import type { EmailConfirmation } from '../mailed/email-confirmation';
import { type PasswordResets, passwordResetUrl, RESET_MINUTES } from '../mailed/password-resets';
import { admit } from './admit';
import {
  type OwnPassword,
  type SubmitOutcome,
  type Rejection,
  type Submission,
  tooManyAttempts,
  typed,
} from './outcome';
import { createRateLimiter } from './rate-limiter';
import type { SignInLimits } from './sign-in-limits';

/** Before RATE_LIMIT_SCALE: enough for a class, too few to probe e-mails. */
const SIGN_UPS_PER_HOUR = 40;

export type PasswordFlow = ReturnType<typeof createPasswordFlow>;

interface Options {
  db: IdentityDb;
  issuer: string;
  accounts: AccountStore;
  resets: PasswordResets;
  limits: SignInLimits;
  rateLimitScale: number;
  checkPassword: PasswordCheck;
  hashes: PasswordHashes;
  confirmation: EmailConfirmation | undefined;
  now: () => number;
}

export function createPasswordFlow(options: Options) {
  const { db, issuer, accounts, resets, limits, rateLimitScale, checkPassword, hashes, confirmation, now } =
    options;
  const signUpLimiter = createRateLimiter(
    db,
    {
      name: 'sign-up',
      limit: Math.max(1, Math.floor(SIGN_UPS_PER_HOUR * rateLimitScale)),
      windowSeconds: 60 * 60,
    },
    () => Date.now(),
  );

  /** Takes as long, and answers the same, without an account. */
  async function verify(
    { form, address, findBrowser: browserOf }: Submission,
    email: string,
    password: string,
  ) {
    const account = await accounts.findByEmail(email);
    const attempt = { email, password, address, browser: account && browserOf(account) };
    const retryAfterSeconds = await limits.take(attempt);
    if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
    const isRight = await hashes.verify(password, account?.passwordHash);
    const ends = account?.firstPasswordEndsAt ?? null;
    if (!isRight || !account || (ends !== null && ends.getTime() <= now())) {
      limits.fail();
      const problem = say('pair_wrong');
      return { values: typed(form), errors: {}, problem, screen: 'sign-in' } satisfies Rejection;
    }
    await limits.succeed(attempt);
    if (ends === null) return account;
    const opened = { accountId: account.id, mailed: account.firstPasswordMailed };
    const token = await resets.create(opened, RESET_MINUTES);
    return { chooseAt: passwordResetUrl(issuer, token) } satisfies OwnPassword;
  }

  /** With an account's e-mail it is a sign-in, so strangers learn nothing. */
  async function createAccount(
    submission: Submission,
    details: { name: string; email: string; password: string },
  ): Promise<SubmitOutcome> {
    const { name, email, password } = details;
    if (await accounts.findByEmail(email)) return verify(submission, email, password);
    try {
      return await accounts.create({ name, email, passwordHash: await hashes.hash(password) });
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      return verify(submission, email, password);
    }
  }

  return {
    async signIn(submission: Submission): Promise<SubmitOutcome> {
      const { form } = submission;
      const parsed = signInForm.safeParse(form);
      if (!parsed.success) return { values: typed(form), errors: fieldErrors(parsed.error) };
      const { email, password } = parsed.data;
      return admit(confirmation, await verify(submission, email, password), submission);
    },

    async signUp(submission: Submission): Promise<SubmitOutcome> {
      const { uid, form, address } = submission;
      const parsed = signUpForm.safeParse(form);
      if (!parsed.success) return { values: typed(form), errors: fieldErrors(parsed.error) };
      const { name, email, password } = parsed.data;
      const weakness = await checkPassword(password, { name, email });
      if (weakness !== undefined) return { values: typed(form), errors: { password: weakness } };
      const retryAfterSeconds = await signUpLimiter.take(limits.hash(address));
      if (retryAfterSeconds > 0) return tooManyAttempts(form, retryAfterSeconds);
      if (confirmation === undefined) return createAccount(submission, parsed.data);
      const details = { name, email, passwordHash: await hashes.hash(password) };
      return confirmation.askToSignUp(uid, form, details, address);
    },
  };
}
