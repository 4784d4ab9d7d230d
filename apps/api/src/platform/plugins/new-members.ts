import type { FirstPassword, FirstPasswords, NewMember } from '@aranya/identity';

/** Only local sign-in makes accounts for others. */
export interface NewMembers {
  add: FirstPasswords['add'];
  /** Undefined where no mail can be sent. */
  mail: ((member: NewMember, first: FirstPassword) => Promise<void>) | undefined;
}
