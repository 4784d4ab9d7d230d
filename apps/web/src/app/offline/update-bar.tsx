import { announce, Button, CloseIcon, IconButton } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { m } from '../../lib/language/messages';
import styles from './update-bar.module.css';

interface UpdateBarProps {
  onReload: () => void;
  /** After dismissal the new version starts at the next visit. */
  onDismiss: () => void;
}

/** Offers a new version; takes no focus. */
export default function UpdateBar({ onReload, onDismiss }: UpdateBarProps) {
  const [reloading, setReloading] = useState(false);
  useEffect(() => announce(m.update_ready()), []);
  return (
    <aside className={`screen-only ${styles.bar}`} aria-label={m.update_title()}>
      <p>{m.update_ready()}</p>
      <Button
        variant="outline"
        pending={reloading}
        onClick={() => {
          setReloading(true);
          onReload();
        }}
      >
        {m.update_reload()}
      </Button>
      <IconButton label={m.update_later()} icon={<CloseIcon size={20} />} onClick={onDismiss} />
    </aside>
  );
}
