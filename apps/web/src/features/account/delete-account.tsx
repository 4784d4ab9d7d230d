import { Button } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import styles from './account.module.css';
import { DeleteAccountDialog } from './delete-account-dialog';
import { Section } from '../../lib/section';
import { siteName } from '../../lib/settings';

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Section className={styles.section} title={m.account_leave({ site: siteName() })}>
      <p className="measure ink-2">{m.account_leave_text()}</p>
      <Button className="start" variant="danger" onClick={() => setOpen(true)}>
        {m.account_delete()}
      </Button>
      <DeleteAccountDialog open={open} onOpenChange={setOpen} />
    </Section>
  );
}
