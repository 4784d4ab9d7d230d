import { limits, type Relationship as ContractRelationship, type Visibility } from '@aranya/contracts';
import { type AppError, errors } from '../platform/plugins/errors';

export interface Relationship {
  name: string | null;
  follows: boolean;
  followedBy: boolean;
  blocked: boolean;
  /** Must not be revealed. */
  blockedBy: boolean;
  connection: ContractRelationship['connection'];
}

export type RelationshipAction =
  'follow' | 'unfollow' | 'connect' | 'accept' | 'decline' | 'cancel' | 'disconnect' | 'removeFollower';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const userNotFound = () => errors.notFound('This person cannot be found.');

const selfActionMessages: Partial<Record<RelationshipAction, string>> = {
  follow: 'You cannot follow yourself.',
  connect: 'You cannot connect with yourself.',
};

export function selfActionError(action: RelationshipAction): AppError {
  return errors.invalid(selfActionMessages[action] ?? 'This is you.', { id: 'This is you.' });
}

/**
 * A block by the other user looks like a missing account.
 * @param hint says what unblocking is for
 */
export function authorizeView(
  relationship: Pick<Relationship, 'name' | 'blocked' | 'blockedBy'>,
  hint = 'You see each other again once you unblock them.',
): AppError | null {
  const { name, blocked, blockedBy } = relationship;
  if (name === null) return userNotFound();
  if (blocked) return errors.blocked(`You have blocked ${name}. ${hint}`);
  return blockedBy ? userNotFound() : null;
}

export interface SharedAccess extends Pick<Relationship, 'name' | 'blocked' | 'blockedBy' | 'connection'> {
  visibility: Visibility | null;
}

/** For others than the owner. */
export const isShared = (visibility: Visibility | null, connection: Relationship['connection']) =>
  visibility === 'public' || (visibility === 'connections' && connection === 'connected');

/** @param refusal must not say whether or to whom there is anything to see */
export function authorizeShared(access: SharedAccess, refusal: string): AppError | null {
  const denied = authorizeView(access);
  if (denied !== null) return denied;
  return isShared(access.visibility, access.connection) ? null : errors.notFound(refusal);
}

/** Repeating an action is allowed and changes nothing. */
export function authorizeAction(action: RelationshipAction, relationship: Relationship): AppError | null {
  const denied = authorizeView(relationship, 'Unblock them first.');
  if (denied !== null) return denied;
  const { connection, name } = relationship;
  if (action === 'accept' && connection === 'outgoing') {
    return errors.forbidden(`Only ${name} can accept the request that you sent.`);
  }
  if (action === 'accept' && connection === 'none') {
    return errors.notFound(`${name} is no longer asking to connect.`);
  }
  if ((action === 'decline' || action === 'cancel') && connection === 'connected') {
    return errors.conflict(`You and ${name} are connected already.`);
  }
  return null;
}

/** @param sent times of the requests of the last 24 hours, oldest first */
export function authorizeRequest(sent: readonly Date[], now: Date): AppError | null {
  const oldest = sent.at(-limits.connectionRequestsPerDay);
  if (oldest === undefined) return null;
  const waitMs = Math.max(1000, oldest.getTime() + DAY - now.getTime());
  const hours = Math.ceil(waitMs / HOUR);
  return errors.tooManyRequests(
    `You have sent ${limits.connectionRequestsPerDay} requests in 24 hours. ` +
      `Please wait ${hours === 1 ? 'an hour' : `${hours} hours`} before you send the next one.`,
    Math.ceil(waitMs / 1000),
  );
}

export function successMessage(action: RelationshipAction, before: Relationship): string {
  const { name, connection } = before;
  switch (action) {
    case 'follow':
      return `You are following ${name}`;
    case 'unfollow':
      return `You no longer follow ${name}`;
    case 'connect':
      return connection === 'incoming' || connection === 'connected'
        ? `You and ${name} are connected`
        : `Request sent to ${name}`;
    case 'accept':
      return `You and ${name} are connected`;
    case 'decline':
      return 'Request declined';
    case 'cancel':
      return 'Request cancelled';
    case 'disconnect':
      return `You and ${name} are no longer connected`;
    case 'removeFollower':
      return `${name} no longer follows you`;
  }
}
