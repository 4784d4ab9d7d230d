import { Flag, Scale } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import styles from './account.module.css';
import { SettingsLinks } from './settings-links';

export const ReportsAndDecisions = () => (
  <Section className={styles.section} title={m.account_reports()}>
    <SettingsLinks
      links={[
        { icon: Flag, label: m.own_reports(), to: paths.ownReports() },
        { icon: Scale, label: m.decisions_title(), to: paths.decisions() },
      ]}
    />
  </Section>
);
