import { CloseIcon, IconButton } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import styles from './signed-out-note.module.css';

export default function SignedOutNote() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <div className={styles.note}>
      <p>{m.landing_signed_out()}</p>
      <SiteLink to={paths.community()}>{m.landing_sign_in_again()}</SiteLink>
      <IconButton
        label={m.landing_note_close()}
        icon={<CloseIcon size={20} />}
        onClick={() => setOpen(false)}
      />
    </div>
  );
}
