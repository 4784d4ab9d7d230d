import type { AccountClaims } from 'oidc-provider';
import type { Account, AccountStore } from './account-store';

const PREFIX = 'local|';

/** The subject that tokens carry, in the form that Auth0 gives: the kind of account, a bar, an id. */
export function subjectOf(account: Account): string {
  return PREFIX + account.id;
}

/** The account of a subject, or undefined when it is gone or the subject is not ours. */
export function findBySubject(accounts: AccountStore, subject: string): Account | undefined {
  return subject.startsWith(PREFIX) ? accounts.findById(subject.slice(PREFIX.length)) : undefined;
}

/** Every claim about an account; the provider picks those of the scopes. No mail is sent, so none is verified. */
export function claimsOf(account: Account): AccountClaims {
  return {
    sub: subjectOf(account),
    name: account.name,
    nickname: account.email.slice(0, account.email.indexOf('@')),
    email: account.email,
    email_verified: false,
  };
}
