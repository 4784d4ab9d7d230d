import type { Account } from '../accounts/account-store';
import type { FormState, Screen } from '../pages/forms';
import { say } from '../language/say';

export type Form = Record<string, unknown>;

export interface Rejection extends FormState {
  screen?: Screen;
  retryAfterSeconds?: number;
  /** 400 by default. */
  status?: number;
}

export interface Submission {
  /** The interaction's. */
  uid: string;
  form: Form;
  address: string;
  /** Undefined if it never signed in to the account. */
  findBrowser: (account: Account) => string | undefined;
}

/** A first password only lets its owner choose another, at this address. */
export interface OwnPassword {
  chooseAt: string;
}

export type CodeOutcome = Account | Rejection | 'code';
export type SubmitOutcome = CodeOutcome | OwnPassword;

/** Passwords and codes are not shown again. */
export function typed(form: Form): FormState['values'] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name: text(form['name']), email: text(form['email']) };
}

export function tooManyAttempts(form: Form, retryAfterSeconds: number): Rejection {
  const problem = say('wait_minutes', { count: Math.ceil(retryAfterSeconds / 60) });
  return { values: typed(form), errors: {}, problem, retryAfterSeconds, status: 429 };
}
