import { Flag, Scale } from 'lucide-react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { Section } from '../../lib/section';
import styles from './account.module.css';

export function ReportsAndDecisions() {
  return (
    <Section className={styles.section} title="Reports and decisions">
      <div className="cluster gap-3">
        <ButtonLink variant="outline" to={paths.ownReports()}>
          <Flag aria-hidden="true" size={18} />
          Your reports
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.decisions()}>
          <Scale aria-hidden="true" size={18} />
          Decisions about you
        </ButtonLink>
      </div>
    </Section>
  );
}
