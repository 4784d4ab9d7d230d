import { limits } from '@aranya/contracts';
import { errors, type AppError } from '../plugins/errors';

/** What stands between the viewer and another person, seen from the viewer. */
export interface Tie {
  /** The other's name; null where there is no such person. */
  name: string | null;
  follows: boolean;
  followedBy: boolean;
  /** Whether the viewer has blocked the other. */
  blocked: boolean;
  /** Whether the other has blocked the viewer, who is not told. */
  blockedBy: boolean;
  connection: 'none' | 'outgoing' | 'incoming' | 'connected';
}

/** What one can do with another person. */
export type TieChange =
  'follow' | 'unfollow' | 'connect' | 'accept' | 'decline' | 'cancel' | 'disconnect' | 'removeFollower';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Nobody, whether there is none or he has blocked the viewer. */
export const nobody = () => errors.notFound('This person cannot be found.');

const oneself: Partial<Record<TieChange, string>> = {
  follow: 'You cannot follow yourself.',
  connect: 'You cannot connect with yourself.',
};

/** Why nobody can do this with himself. */
export function selfConnectionError(what: TieChange): AppError {
  return errors.invalid(oneself[what] ?? 'This is you.', { id: 'This is you.' });
}

/** Why the viewer may have nothing to do with the other, or null. */
export function authorizeView(tie: Pick<Tie, 'name' | 'blocked' | 'blockedBy'>): AppError | null {
  if (tie.name === null) return nobody();
  if (tie.blocked) return errors.blocked(`You have blocked ${tie.name}. Unblock them first.`);
  return tie.blockedBy ? nobody() : null;
}

/** Why the viewer may not do this, or null. What is done already may be done again, and changes nothing. */
export function authorizeChange(what: TieChange, tie: Tie): AppError | null {
  const blocked = authorizeView(tie);
  if (blocked !== null) return blocked;
  const { connection, name } = tie;
  if (what === 'accept' && connection === 'outgoing') {
    return errors.forbidden(`Only ${name} can accept the request that you sent.`);
  }
  if (what === 'accept' && connection === 'none') {
    return errors.notFound(`There is no request of ${name} any more.`);
  }
  if ((what === 'decline' || what === 'cancel') && connection === 'connected') {
    return errors.conflict(`You and ${name} are connected by now.`);
  }
  return null;
}

/**
 * Why the viewer may not send one more request, or null.
 * @param sent when he sent those of the last 24 hours, oldest first
 */
export function authorizeRequest(sent: readonly Date[], now: Date): AppError | null {
  const oldest = sent.at(-limits.connectionRequestsPerDay);
  if (oldest === undefined) return null;
  const wait = Math.max(1000, oldest.getTime() + DAY - now.getTime());
  const hours = Math.ceil(wait / HOUR);
  const refusal = errors.tooManyRequests(
    `You have sent ${limits.connectionRequestsPerDay} requests in 24 hours. ` +
      `Please wait ${hours === 1 ? 'an hour' : `${hours} hours`} before you send the next one.`,
  );
  refusal.headers = { 'retry-after': String(Math.ceil(wait / 1000)) };
  return refusal;
}

/** What is said when it is done. `tie` is what stood before. */
export function messageOf(what: TieChange, { name, connection }: Tie): string {
  switch (what) {
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
      return 'Request taken back';
    case 'disconnect':
      return `You and ${name} are no longer connected`;
    case 'removeFollower':
      return `${name} no longer follows you`;
  }
}
