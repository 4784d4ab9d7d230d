import { dayFault, lastSightingDay, type LifeListVisibility } from '@aranya/contracts';
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

const dayMessages = { future: 'This day is in the future.', too_early: 'Choose a day after 1899.' };

export function authorizeDay(day: string, now: Date): AppError | null {
  const fault = dayFault(day, lastSightingDay(now));
  return fault && errors.invalid(dayMessages[fault], { seen_on: dayMessages[fault] });
}
