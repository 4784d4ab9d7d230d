import { KeyRound } from 'lucide-react';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { getSettings } from '../../lib/settings';
import { Section } from '../../lib/section';
import styles from './account.module.css';
import { SettingsLinks } from './settings-links';

/** Other providers than the local one have settings of their own. */
export function SignIn() {
  const { accountUrl } = getSettings().auth;
  if (accountUrl === null) return null;
  return (
    <Section className={styles.section} title={m.account_sign_in()}>
      <p className="measure ink-2">{m.account_sign_in_text()}</p>
      <SettingsLinks
        links={[
          {
            icon: KeyRound,
            label: m.account_sign_in_link(),
            to: `${accountUrl}?ui_locales=${getLocale()}`,
            isElsewhere: true,
          },
        ]}
      />
    </Section>
  );
}
