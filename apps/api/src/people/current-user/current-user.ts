import { apiContract, callKey, listCallAccess, type Role } from '@aranya/contracts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/common/cache-size';
import { isForeignKeyViolation } from '../../platform/db/types';
import { requireIdentity } from '../../platform/plugins/auth';
import type { Identity } from '../../platform/plugins/identity';
import { type AppError, errors, throwIfDenied } from '../../platform/plugins/errors';
import type { AgeWait } from '../ages/child';
import { suspendedError } from '../suspensions';
import type { AccountStatus, AccountStatuses } from './account-status';
import { type AccountOptions, createAccounts } from './accounts';

/** An id never belongs to another identity; the account's status is read apart. */
const CACHE_TTL_MS = 10 * 60_000;
const MAX_CACHED_USERS = 50_000;

const { getData, exportData, deleteAccount } = apiContract.users;
const { list: appeals, add: appeal } = apiContract.appeals;
const allowedWhileSuspended = new Set([getData, exportData, deleteAccount, appeals, appeal].map(callKey));

/**
 * People who still have to accept the rules, or to say whether they are a child, can read and look after their account.
 * Opening a chat also marks it as seen.
 */
const refusedWhileAsked = new Set(
  [...listCallAccess()].flatMap(([call, access]) => (access === 'write' ? [call] : [])),
);
refusedWhileAsked.delete(callKey(apiContract.messages.get));

const ageSentences: Readonly<Record<AgeWait, string>> = {
  age: 'Please say first whether you are 18 or older. The community of this site asks you.',
  consent:
    'One of your parents has to agree to your account first. Please ask them to write to the team of this site.',
};

function authorizeAsked(status: AccountStatus): AppError | null {
  if (!status.exists) return null;
  if (status.textsWait) return errors.rulesNotAccepted();
  if (status.ageWaits === null) return null;
  return errors.ageAsked(ageSentences[status.ageWaits]);
}

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
   * Admits a newcomer by an invitation; changes nothing for members.
   * @throws AppError `not_found` for a bad one, `forbidden` where nobody is admitted, `account_deleted`
   */
  join(identity: Identity, invitation: string): Promise<void>;
  forget(identity: Pick<Identity, 'issuer' | 'subject'>): void;
  /** @throws AppError `unauthenticated`, `account_suspended`, `rules_not_accepted`, `forbidden` or
   * `account_deleted` */
  require(request: FastifyRequest): Promise<void>;
}

interface ResolverOptions extends AccountOptions {
  accountStatuses: Pick<AccountStatuses, 'find' | 'findFresh'>;
}

export function createCurrentUserResolver({
  accountStatuses,
  now = Date.now,
  ...options
}: ResolverOptions): CurrentUserResolver {
  const { userInfo, firstAdmins } = options;
  const accounts = createAccounts({ ...options, now });
  const cache = new LRUCache<string, string, Identity>({
    ...atMost(MAX_CACHED_USERS),
    ttl: CACHE_TTL_MS,
    perf: { now },
    // A shared lookup must not fail if the account is forgotten meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const id = await accounts.find(context);
      if (id === null) return accounts.create(context);
      await firstAdmins?.considerMember(id, () => userInfo(context.token));
      return id;
    },
  });
  const toKey = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) => `${issuer}\n${subject}`;
  const resolve = (identity: Identity) => cache.forceFetch(toKey(identity), { context: identity });

  const forget = (identity: Pick<Identity, 'issuer' | 'subject'>) => void cache.delete(toKey(identity));

  return {
    resolve,
    forget,
    isMember: async (identity) => {
      if ((await accounts.find(identity)) !== null) return true;
      await accounts.throwIfDeleted(identity);
      return false;
    },
    join: async (identity, invitation) => {
      if ((await accounts.find(identity)) === null) await accounts.create(identity, invitation);
    },
    require: async (request) => {
      const identity = requireIdentity(request);
      const userId = identity.grant?.userId ?? (await resolve(identity));
      const status = await accountStatuses.find(userId);
      if (!status.exists) {
        forget(identity);
        throw errors.accountDeleted();
      }
      const call = `${request.method} ${request.routeOptions.url}`;
      const isAllowed = identity.grant === undefined && allowedWhileSuspended.has(call);
      if (status.suspension !== null && !isAllowed) throw suspendedError(status.suspension);
      if (authorizeAsked(status) !== null && refusedWhileAsked.has(call)) {
        // They may have answered a moment ago, at any node.
        throwIfDenied(authorizeAsked(await accountStatuses.findFresh(userId)));
      }
      request.currentUserId = userId;
      // An access token never moderates.
      request.currentRole = identity.grant === undefined ? status.role : 'member';
    },
  };
}
