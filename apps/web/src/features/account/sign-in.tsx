import { buttonClass } from '@aranya/ui';
import { KeyRound } from 'lucide-react';
import { getSettings } from '../../lib/settings';
import { Section } from '../../lib/section';
import styles from './account.module.css';

/** Other providers than the local one have settings of their own. */
export function SignIn() {
  const { accountUrl } = getSettings().auth;
  if (accountUrl === null) return null;
  return (
    <Section className={styles.section} title="Sign-in">
      <p className="measure ink-2">
        See where you are signed in, sign out where you no longer want to be, add passkeys, and change your
        password or your e-mail address.
      </p>
      <a className={buttonClass({ variant: 'outline', className: 'start' })} href={accountUrl}>
        <KeyRound aria-hidden="true" size={18} />
        Sessions, password and address
      </a>
    </Section>
  );
}
