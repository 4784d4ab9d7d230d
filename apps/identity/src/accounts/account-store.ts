import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openRecordFolder } from '../storage/record-folder';

const account = z.object({
  /** The subject of tokens, without the `local|` in front. */
  id: z.uuid(),
  /** In lower case. */
  email: z.string(),
  name: z.string(),
  /** As `hashPassword` answers it. */
  passwordHash: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

/** Somebody who can sign in. */
export type Account = z.infer<typeof account>;

/** Everybody who can sign in. */
export interface AccountStore {
  findById(id: string): Account | undefined;
  /** The e-mail in lower case, as `signUpForm` and `signInForm` answer it. */
  findByEmail(email: string): Account | undefined;
  /** @throws EmailTakenError when the e-mail has an account. */
  create(details: Pick<Account, 'email' | 'name' | 'passwordHash'>): Promise<Account>;
  flush(): Promise<void>;
}

/** The e-mail has an account already. */
export class EmailTakenError extends Error {
  constructor() {
    super('The e-mail has an account already.');
    this.name = 'EmailTakenError';
  }
}

/** Opens the accounts in a folder of their own. */
export async function openAccountStore(folder: string): Promise<AccountStore> {
  const records = await openRecordFolder<Account>(folder, {
    parse: (value) => account.safeParse(value).data,
    durable: true,
  });
  const idByEmail = new Map([...records.entries()].map(([id, { email }]) => [email, id]));

  const findByEmail = (email: string) => {
    const id = idByEmail.get(email);
    return id === undefined ? undefined : records.get(id);
  };

  return {
    findById: (id) => records.get(id),
    findByEmail,
    async create(details) {
      // Between this look and the two writes nothing is awaited, so two sign-ups can't both take an e-mail.
      if (idByEmail.has(details.email)) throw new EmailTakenError();
      const made: Account = { ...details, id: randomUUID(), createdAt: new Date().toISOString() };
      idByEmail.set(made.email, made.id);
      try {
        await records.set(made.id, made);
      } catch (error) {
        idByEmail.delete(made.email);
        await records.delete(made.id).catch(() => undefined);
        throw error;
      }
      return made;
    },
    flush: () => records.flush(),
  };
}
