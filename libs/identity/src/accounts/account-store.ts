import { randomUUID } from 'node:crypto';
import type { AccountClaims } from 'oidc-provider';
import { z } from 'zod';
import { openJsonStore } from '../storage/json-store';

const SUBJECT_PREFIX = 'local|';

const account = z.object({
  id: z.uuid(),
  /** In lower case. */
  email: z.string(),
  name: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
});

export type Account = z.infer<typeof account>;

export interface AccountStore {
  findBySubject(subject: string): Account | undefined;
  findByEmail(email: string): Account | undefined;
  /** @throws EmailTakenError */
  create(details: Pick<Account, 'email' | 'name' | 'passwordHash'>): Promise<Account>;
  flush(): Promise<void>;
}

export class EmailTakenError extends Error {
  override name = 'EmailTakenError';
}

export async function openAccountStore(folder: string): Promise<AccountStore> {
  const records = await openJsonStore(folder, account, { fsync: true });

  const findByEmail = (email: string) => records.entries().find(([, found]) => found.email === email)?.[1];

  return {
    findBySubject: (subject) =>
      subject.startsWith(SUBJECT_PREFIX) ? records.get(subject.slice(SUBJECT_PREFIX.length)) : undefined,
    findByEmail,
    async create(details) {
      // No await before `set`: two sign-ups must not take the same email.
      if (findByEmail(details.email)) throw new EmailTakenError();
      const created = { ...details, id: randomUUID(), createdAt: new Date().toISOString() };
      await records.set(created.id, created);
      return created;
    },
    flush: () => records.flush(),
  };
}

/** In Auth0's form: connection, bar, ID. */
export function subjectOf(account: Account): string {
  return SUBJECT_PREFIX + account.id;
}

export function claimsOf(account: Account): AccountClaims {
  return {
    sub: subjectOf(account),
    name: account.name,
    nickname: account.email.slice(0, account.email.indexOf('@')),
    email: account.email,
    email_verified: false,
  };
}
