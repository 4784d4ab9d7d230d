import type { FirstPassword, NewMember } from '@aranya/identity';
import type { Db } from '../db/types';

/** Only local sign-in makes accounts for others. */
export interface NewMembers {
  /**
   * Somebody who never signed in gets another first password.
   * @throws EmailTakenError
   */
  add(tx: Db, member: NewMember): Promise<FirstPassword>;
  /** Undefined where no mail can be sent. */
  mail: ((member: NewMember, first: FirstPassword) => Promise<void>) | undefined;
}
