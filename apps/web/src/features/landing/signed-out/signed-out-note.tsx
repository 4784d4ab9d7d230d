import { CloseIcon, IconButton } from '@aranya/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './signed-out-note.module.css';

export default function SignedOutNote() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <div className={styles.note}>
      <p>You are signed out.</p>
      <Link to={paths.community()}>Sign in again</Link>
      <IconButton label="Close" icon={<CloseIcon size={20} />} onClick={() => setOpen(false)} />
    </div>
  );
}
