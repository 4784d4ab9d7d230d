import { Button } from '@aranya/ui';
import { useState } from 'react';
import styles from './account.module.css';
import { DeleteAccountDialog } from './delete-account-dialog';
import { Section } from '../../lib/section';
import { siteName } from '../../lib/settings';

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Section className={styles.section} title={`Leave ${siteName()}`}>
      <p className="measure ink-2">
        Deleting your account deletes your profile, posts, comments, pictures, likes, follows and connections,
        your life list, favorites, bookmarks and drafts. Messages that have arrived stay with the people you
        wrote to, from &ldquo;Deleted user&rdquo;. While a report about something of yours is open, moderators
        keep a copy of it. This cannot be undone. Download your data first if you want to keep it.
      </p>
      <Button className="start" variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <DeleteAccountDialog open={open} onOpenChange={setOpen} />
    </Section>
  );
}
