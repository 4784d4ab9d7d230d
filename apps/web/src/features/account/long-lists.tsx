import { Checkbox } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { setEndless, useEndless } from '../../lib/paging/endless-store';
import { Section } from '../../lib/section';
import styles from './account.module.css';

export function LongLists() {
  const endless = useEndless();
  return (
    <Section className={styles.section} title={m.account_lists()}>
      <Checkbox
        role="switch"
        label={m.account_lists_more()}
        hint={m.account_lists_hint()}
        checked={endless}
        onChange={(event) => setEndless(event.target.checked)}
      />
    </Section>
  );
}
