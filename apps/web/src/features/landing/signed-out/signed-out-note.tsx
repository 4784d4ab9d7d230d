import { CloseIcon, IconButton } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { takeSignedOutNote } from '../../../lib/session/signed-out-note';
import styles from './signed-out-note.module.css';

/** Says once that somebody has signed out. */
export function SignedOutNote() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (takeSignedOutNote()) setShown(true);
  }, []);
  return (
    <div role="status" className="screen-only">
      {shown && (
        <div className={styles.note}>
          <p>You are signed out.</p>
          <IconButton label="Close" icon={<CloseIcon size={20} />} onClick={() => setShown(false)} />
        </div>
      )}
    </div>
  );
}
