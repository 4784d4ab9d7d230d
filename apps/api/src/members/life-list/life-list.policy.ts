import { dayFault, lastSightingDay, type LifeRecord } from '@aranya/contracts';
import { type AppError, errors } from '../../platform/plugins/errors';
import { authorizeShared, type SharedAccess } from '../../people/relationship.policy';

/** Shared as a profile is. */
export const authorizeLifeList = (access: SharedAccess): AppError | null =>
  authorizeShared(access, 'This life list is not shared with you.');

const dayMessages = { future: 'This day is in the future.', too_early: 'Choose a day after 1899.' };

/** @param fieldOf names the input of the record at an index */
export function authorizeDays<Dated extends Pick<LifeRecord, 'seen_on'>>(
  records: readonly Dated[],
  now: Date,
  fieldOf = (index: number) => `records.${index}.seen_on`,
): AppError | null {
  const fields = records.flatMap(({ seen_on: day }, index) => {
    const fault = day === null ? null : dayFault(day, lastSightingDay(now));
    return fault ? [[fieldOf(index), dayMessages[fault]] as const] : [];
  });
  const [first] = fields;
  return first ? errors.invalid(first[1], Object.fromEntries(fields)) : null;
}
