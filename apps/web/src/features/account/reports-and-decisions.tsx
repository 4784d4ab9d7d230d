import { Flag, Scale } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import styles from './account.module.css';
import { SettingsLinks } from './settings-links';

export const ReportsAndDecisions = () => (
  <Section className={styles.section} title="Reports and decisions">
    <SettingsLinks
      links={[
        { icon: Flag, label: 'Your reports', to: paths.ownReports() },
        { icon: Scale, label: 'Decisions about you', to: paths.decisions() },
      ]}
    />
  </Section>
);
