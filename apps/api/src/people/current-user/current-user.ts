import { apiContract, type Role } from '@aranya/contracts';
import type { FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { newId } from '../../platform/common/ids';
import { tombstones, users } from '../../platform/db/schema';
import { type Db, isForeignKeyViolation, isUniqueViolation } from '../../platform/db/types';
import { type Identity, requireIdentity } from '../../platform/plugins/auth';
import { errors } from '../../platform/plugins/errors';
import type { Issuer } from '../../platform/plugins/issuer';
import { authorizeEntry, noteEntry } from '../entry/admission';
import { suspendedError } from '../suspensions';
import type { AccountStatuses } from './account-status';
import { type IssuerProfile, profileFrom } from './issuer-profile';

/** An id never belongs to another identity; the status of the account is asked apart. */
const CACHE_TTL_MS = 10 * 60_000;
const MAX_CACHED_USERS = 50_000;

/** Suspended users may still call these. */
const { getData, exportData, deleteAccount } = apiContract.users;
const { list: appeals, add: appeal } = apiContract.appeals;
const allowedWhileSuspended = new Set(
  [getData, exportData, deleteAccount, appeals, appeal].map(({ method, path }) => `${method} ${path}`),
);

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes. Use getCurrentUserId. */
    currentUserId: string | null;
    currentRole: Role;
  }
}

export function getCurrentUserId(request: { currentUserId: string | null }): string {
  if (request.currentUserId === null) throw errors.unauthenticated();
  return request.currentUserId;
}

/** A foreign key violation means that the account is gone. */
export function rethrowAccountDeleted(error: unknown): never {
  throw isForeignKeyViolation(error) ? errors.accountDeleted() : error;
}

export interface CurrentUserResolver {
  resolve(identity: Identity): Promise<string>;
  /** @throws AppError `account_deleted` */
  isMember(identity: Identity): Promise<boolean>;
  /**
   * Lets a newcomer in by an invitation; changes nothing for members.
   * @throws AppError `not_found` for one that does not work, `forbidden` where nobody is admitted, `account_deleted`
   */
  join(identity: Identity, invitation: string): Promise<void>;
  forget(identity: Pick<Identity, 'issuer' | 'subject'>): void;
  /**
   * Hook for routes that need a user.
   * @throws AppError `account_suspended` or `account_deleted`
   */
  require(request: FastifyRequest): Promise<void>;
}

export interface FirstAdmins {
  isNamed(claims: unknown): boolean;
  considerNew(userId: string, claims: unknown): Promise<void>;
  /** Only while there is no admin: a role that was taken away stays away. */
  considerMember(userId: string, readClaims: () => Promise<unknown>): Promise<void>;
}

interface ResolverOptions {
  db: Db;
  userInfo: Issuer['userInfo'];
  accountStatuses: Pick<AccountStatuses, 'find'>;
  /** Without it, nobody becomes admin by an e-mail address. */
  firstAdmins?: FirstAdmins | undefined;
  now?: () => number;
}

/** Reads the name and picture of new users from the issuer. */
export function createCurrentUserResolver({
  db,
  userInfo,
  accountStatuses,
  firstAdmins,
  now = Date.now,
}: ResolverOptions): CurrentUserResolver {
  const cache = new LRUCache<string, string, Identity>({
    max: MAX_CACHED_USERS,
    ttl: CACHE_TTL_MS,
    perf: { now },
    // A shared lookup must not fail if the account is forgotten meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const id = await find(context);
      if (id === null) return create(context);
      await firstAdmins?.considerMember(id, () => userInfo(context.token));
      return id;
    },
  });
  const keyOf = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) => `${issuer}\n${subject}`;
  const resolve = (identity: Identity) => cache.forceFetch(keyOf(identity), { context: identity });

  async function find({ issuer, subject }: Identity): Promise<string | null> {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
    return user?.id ?? null;
  }

  async function throwIfDeleted(handle: Db, { issuer, subject }: Identity): Promise<void> {
    const [tombstone] = await handle
      .select({ userId: tombstones.userId })
      .from(tombstones)
      .where(and(eq(tombstones.issuer, issuer), eq(tombstones.subject, subject)));
    if (tombstone !== undefined) throw errors.accountDeleted();
  }

  async function readProfile(identity: Identity): Promise<{ profile: IssuerProfile; claims: unknown }> {
    const claims = await userInfo(identity.token);
    try {
      const profile = profileFrom(claims);
      if (profile.subject === identity.subject) return { profile, claims };
      throw new Error('The issuer answered with another user');
    } catch (error) {
      throw errors.unavailable('Your profile could not be loaded. Please try again in a moment.', error);
    }
  }

  /** A named admin comes in wherever the door is shut, as somebody has to open it. */
  async function throwIfNotAdmitted(identity: Identity, invitation: string | undefined): Promise<void> {
    const refusal = await authorizeEntry(db, identity, invitation);
    if (refusal === null) return;
    const isNamed = firstAdmins?.isNamed(await userInfo(identity.token)) ?? false;
    if (!isNamed) throw refusal;
  }

  async function insert(
    identity: Identity,
    profile: IssuerProfile,
    invitation: string | undefined,
  ): Promise<string | null> {
    const { issuer, subject } = identity;
    const { fullName, username, picture } = profile;
    try {
      return await db.transaction(async (tx) => {
        const row = { id: newId(), issuer, subject, fullName, username, issuerPicture: picture };
        await tx.insert(users).values(row);
        await throwIfDeleted(tx, identity);
        await noteEntry(tx, row, invitation, new Date(now()));
        return row.id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  async function create(identity: Identity, invitation?: string): Promise<string> {
    await throwIfDeleted(db, identity);
    await throwIfNotAdmitted(identity, invitation);
    const { profile, claims } = await readProfile(identity);
    const id =
      (await insert(identity, profile, invitation)) ??
      // Another node inserted the user, or the username is taken.
      (await find(identity)) ??
      (await insert(identity, { ...profile, username: null }, invitation)) ??
      (await find(identity));
    if (id === null) throw errors.unavailable('Your profile could not be created. Please try again.');
    await firstAdmins?.considerNew(id, claims);
    return id;
  }

  const forget = (identity: Pick<Identity, 'issuer' | 'subject'>) => void cache.delete(keyOf(identity));

  return {
    resolve,
    forget,
    isMember: async (identity) => {
      if ((await find(identity)) !== null) return true;
      await throwIfDeleted(db, identity);
      return false;
    },
    join: async (identity, invitation) => {
      if ((await find(identity)) === null) await create(identity, invitation);
    },
    require: async (request) => {
      const identity = requireIdentity(request);
      const userId = await resolve(identity);
      const status = await accountStatuses.find(userId);
      if (!status.exists) {
        forget(identity);
        throw errors.accountDeleted();
      }
      const isAllowed = allowedWhileSuspended.has(`${request.method} ${request.routeOptions.url}`);
      if (status.suspension !== null && !isAllowed) throw suspendedError(status.suspension);
      request.currentUserId = userId;
      request.currentRole = status.role;
    },
  };
}
