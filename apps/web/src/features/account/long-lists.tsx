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
        label="Load more automatically"
        hint="If this is off, they end with a button, Load more, and you can reach what comes after them. This device keeps your choice."
        checked={endless}
        onChange={(event) => setEndless(event.target.checked)}
      />
    </Section>
  );
}
