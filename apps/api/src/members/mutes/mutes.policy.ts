import { limits } from '@aranya/contracts';
import { type AppError, errors } from '../../platform/plugins/errors';
import { type Relationship, userNotFound } from '../../people/relationship.policy';

export const selfMuteError = () => errors.invalid('You cannot mute yourself.', { id: 'This is you.' });

/** People who have blocked the current user do not exist for them. Existing mutes can be undone. */
export function authorizeMute({
  name,
  blockedBy,
}: Pick<Relationship, 'name' | 'blockedBy'>): AppError | null {
  return name === null || blockedBy ? userNotFound() : null;
}

/** @param count words muted already */
export function authorizeMuteWord(count: number): AppError | null {
  return count < limits.mutedWords
    ? null
    : errors.conflict(`You can mute at most ${limits.mutedWords} words. Please unmute one first.`);
}
