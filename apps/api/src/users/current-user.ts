import type { FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { newId } from '../common/ids';
import { tombstones, users } from '../db/schema';
import { type Db, isUniqueViolation } from '../db/types';
import { type Identity, requireIdentity } from '../plugins/auth';
import { errors } from '../plugins/errors';
import type { Issuer } from '../plugins/issuer';
import { type IssuerProfile, profileFrom } from './issuer-profile';

const KEEP_MS = 30_000;
const KEEP_AT_MOST = 50_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the signed-in user; null where a call needs none. See getCurrentUserId. */
    currentUserId: string | null;
  }
}

/** The id of the signed-in user, in a route for signed-in users. */
export function getCurrentUserId(request: { currentUserId: string | null }): string {
  if (request.currentUserId === null) throw errors.unauthenticated();
  return request.currentUserId;
}

export interface CurrentUserResolver {
  /** The user of the identity; made on first sight. */
  resolve(identity: Identity): Promise<string>;
  /** Knows the identity no more: its account was deleted. */
  forget(identity: Pick<Identity, 'issuer' | 'subject'>): void;
  /** The hook of routes for signed-in users: sets `request.currentUserId` or refuses. */
  require(request: FastifyRequest): Promise<void>;
}

interface ResolverOptions {
  db: Db;
  userInfo: Issuer['userInfo'];
  now?: () => number;
}

/** Finds the user whom a token belongs to. On first sight the issuer is asked for name and picture. */
export function createCurrentUserResolver({
  db,
  userInfo,
  now = Date.now,
}: ResolverOptions): CurrentUserResolver {
  const known = new Map<string, { id: string; until: number }>();
  const resolving = new Map<string, Promise<string>>();
  const keyOf = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) => `${issuer}\n${subject}`;

  async function find({ issuer, subject }: Identity): Promise<string | null> {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
    return user?.id ?? null;
  }

  async function refuseDeleted(handle: Db, { issuer, subject }: Identity): Promise<void> {
    const [gone] = await handle
      .select({ userId: tombstones.userId })
      .from(tombstones)
      .where(and(eq(tombstones.issuer, issuer), eq(tombstones.subject, subject)));
    if (gone !== undefined) throw errors.accountDeleted();
  }

  async function readProfile(identity: Identity): Promise<IssuerProfile> {
    const claims = await userInfo(identity.token);
    try {
      const profile = profileFrom(claims);
      if (profile.subject === identity.subject) return profile;
      throw new Error('The issuer answered with another user');
    } catch (error) {
      throw errors.unavailable('Your profile cannot be read right now. Please try again in a moment.', error);
    }
  }

  /** Null where the identity, or the username, is taken by now. */
  async function insert(identity: Identity, profile: IssuerProfile): Promise<string | null> {
    const { issuer, subject } = identity;
    const { fullName, username, picture } = profile;
    try {
      return await db.transaction(async (tx) => {
        const row = { id: newId(), issuer, subject, fullName, username, issuerPicture: picture };
        await tx.insert(users).values(row);
        await refuseDeleted(tx, identity);
        return row.id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  async function make(identity: Identity): Promise<string> {
    await refuseDeleted(db, identity);
    const profile = await readProfile(identity);
    const id =
      (await insert(identity, profile)) ??
      // Another node was faster, or somebody has the username.
      (await find(identity)) ??
      (await insert(identity, { ...profile, username: null })) ??
      (await find(identity));
    if (id === null) throw errors.unavailable('Your profile could not be made. Please try again.');
    return id;
  }

  async function resolve(identity: Identity): Promise<string> {
    const key = keyOf(identity);
    const cached = known.get(key);
    if (cached !== undefined && cached.until > now()) return cached.id;

    const running = resolving.get(key);
    if (running !== undefined) return await running;
    const started = find(identity)
      .then(async (id) => id ?? (await make(identity)))
      .finally(() => resolving.delete(key));
    resolving.set(key, started);
    const id = await started;
    known.delete(key);
    known.set(key, { id, until: now() + KEEP_MS });
    // The oldest entry is the first.
    if (known.size > KEEP_AT_MOST) for (const oldest of known.keys()) if (known.delete(oldest)) break;
    return id;
  }

  return {
    resolve,
    forget: (identity) => void known.delete(keyOf(identity)),
    require: async (request) => {
      request.currentUserId = await resolve(requireIdentity(request));
    },
  };
}
