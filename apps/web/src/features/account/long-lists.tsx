import { Checkbox } from '@aranya/ui';
import { setEndless, useEndless } from '../../lib/paging/endless-store';
import { Section } from '../../lib/section';
import styles from './account.module.css';

export function LongLists() {
  const endless = useEndless();
  return (
    <Section className={styles.section} title="Long lists">
      <Checkbox
        role="switch"
        label="Go on by themselves"
        hint="Otherwise they end with a button, Load more, and what comes after them can be reached. This device keeps your choice."
        checked={endless}
        onChange={(event) => setEndless(event.target.checked)}
      />
    </Section>
  );
}
