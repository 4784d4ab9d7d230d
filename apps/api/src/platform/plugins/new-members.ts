import type { FirstPasswords, MailFirstPassword } from '@aranya/identity';

/** Only local sign-in makes accounts for others. */
export interface NewMembers {
  add: FirstPasswords['add'];
  /** Undefined where no mail can be sent. */
  mail: MailFirstPassword | undefined;
}
