import { CloseIcon, IconButton } from '@aranya/ui';
import { useState } from 'react';
import styles from './signed-out-note.module.css';

export default function SignedOutNote() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <div className={styles.note}>
      <p>You are signed out.</p>
      <IconButton label="Close" icon={<CloseIcon size={20} />} onClick={() => setOpen(false)} />
    </div>
  );
}
