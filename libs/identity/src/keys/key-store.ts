import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type IdentityDb, keys } from '../db/schema';
import { type KeyMaterial, makeMaterial, secretKey, signingKey } from './key-material';
import { type KeyKind, LEAD_MS, needsSuccessor, orderKeys } from './key-order';

type StoredKey = typeof keys.$inferSelect;

export interface Keys {
  /** Private; the first signs, all are published. */
  signing: z.infer<typeof signingKey>[];
  cookies: string[];
  limits: string;
}

export interface SigningKeyInfo {
  id: string;
  createdAt: Date;
  signsFrom: Date;
}

export class KeyStore {
  constructor(
    private readonly db: IdentityDb,
    private readonly now: () => number = () => Date.now(),
    private readonly make: (kind: KeyKind) => Promise<KeyMaterial> = makeMaterial,
  ) {}

  async read(): Promise<Keys> {
    const stored = await this.db.select().from(keys);
    const [signing, cookies, limits] = await Promise.all([
      this.#kept('signing', stored),
      this.#kept('cookies', stored),
      this.#kept('limits', stored),
    ]);
    const secrets = (of: StoredKey[]) => of.map(({ material }) => secretKey.parse(material).secret);
    return {
      signing: signing.map(({ material }) => signingKey.parse(material)),
      cookies: secrets(cookies),
      limits: secrets(limits)[0] ?? '',
    };
  }

  async list(): Promise<SigningKeyInfo[]> {
    await this.read();
    return orderKeys(await this.#ofKind('signing'), this.now()).valid;
  }

  /** The new key signs after {@link LEAD_MS}. */
  async rotate(): Promise<void> {
    await this.read();
    for (const kind of ['signing', 'cookies'] as const)
      await this.#addSuccessor(kind, await this.#ofKind(kind), LEAD_MS);
  }

  /** Invalidates what the old keys signed, after a leak. */
  async replace(): Promise<void> {
    await this.read();
    for (const kind of ['signing', 'cookies'] as const) {
      const old = await this.#ofKind(kind);
      await this.#addSuccessor(kind, old, 0);
      const ids = old.map(({ id }) => id);
      await this.db.delete(keys).where(inArray(keys.id, ids));
    }
  }

  async importFirst(kind: KeyKind, { id, material }: KeyMaterial): Promise<void> {
    if ((await this.#ofKind(kind)).length === 0) await this.#insert(kind, '', { id, material }, 0);
  }

  #ofKind(kind: KeyKind): Promise<StoredKey[]> {
    return this.db.select().from(keys).where(eq(keys.kind, kind));
  }

  async #kept(kind: KeyKind, stored: StoredKey[]): Promise<StoredKey[]> {
    let all = stored.filter((key) => key.kind === kind);
    if (all.length === 0) {
      await this.#insert(kind, '', await this.make(kind), 0);
      all = await this.#ofKind(kind);
    } else if (kind !== 'limits' && needsSuccessor(all, this.now())) {
      await this.#addSuccessor(kind, all, LEAD_MS);
      all = await this.#ofKind(kind);
    }
    const { valid, expired } = orderKeys(all, this.now());
    if (expired.length > 0) {
      const ids = expired.map(({ id }) => id);
      await this.db.delete(keys).where(and(eq(keys.kind, kind), inArray(keys.id, ids)));
    }
    return valid;
  }

  /** @param known as the caller read them: another node's later key is the successor */
  async #addSuccessor(kind: KeyKind, known: readonly StoredKey[], leadMs: number): Promise<void> {
    const newestFirst = known.toSorted((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime());
    await this.#insert(kind, newestFirst[0]?.id ?? '', await this.make(kind), leadMs);
  }

  async #insert(kind: KeyKind, follows: string, made: KeyMaterial, leadMs: number): Promise<void> {
    const now = this.now();
    await this.db
      .insert(keys)
      .values({ ...made, kind, follows, createdAt: new Date(now), signsFrom: new Date(now + leadMs) })
      .onConflictDoNothing();
  }
}
