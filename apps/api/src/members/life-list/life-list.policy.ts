import type { LifeListVisibility } from '@aranya/contracts';
import { type AppError, errors } from '../../platform/plugins/errors';
import { authorizeView } from '../people/relationship.policy';
import type { Relationship } from '../people/relationship.policy';

export interface LifeListAccess extends Pick<Relationship, 'name' | 'blocked' | 'blockedBy' | 'connection'> {
  visibility: LifeListVisibility | null;
}

export const isShared = (visibility: LifeListVisibility | null, connection: Relationship['connection']) =>
  visibility === 'public' || (visibility === 'connections' && connection === 'connected');

/** The refusal does not say whether the list is empty, nor whom its owner shares it with. */
export function authorizeLifeList(access: LifeListAccess): AppError | null {
  const denied = authorizeView(access);
  if (denied !== null) return denied;
  return isShared(access.visibility, access.connection)
    ? null
    : errors.notFound('This life list is not shared with you.');
}

const FIRST_DAY = '1900-01-01';
const DAY_MS = 86_400_000;

/** The day may have begun east of the server. */
export function authorizeDay(day: string, now: Date): AppError | null {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (day >= FIRST_DAY && day <= tomorrow) return null;
  const message = day < FIRST_DAY ? 'Choose a day after 1899.' : 'This day is in the future.';
  return errors.invalid(message, { seen_on: message });
}
