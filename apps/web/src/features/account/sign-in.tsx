import { buttonClass } from '@aranya/ui';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { getSettings } from '../../lib/settings';
import styles from './account.module.css';

/** Shows settings of local sign-in; other providers have pages of their own. */
export function SignIn() {
  const headingId = useId();
  const { accountUrl } = getSettings().auth;
  if (accountUrl === null) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="size-3">
        Sign-in
      </h2>
      <p className="measure ink-2">
        See where you are signed in, sign out where you no longer want to be, and change your password.
      </p>
      <a className={buttonClass({ variant: 'outline', className: 'start' })} href={accountUrl}>
        <KeyRound aria-hidden="true" size={18} />
        Sessions and password
      </a>
    </section>
  );
}
