import { announce, Button, CloseIcon, IconButton } from '@aranya/ui';
import { useEffect, useState } from 'react';
import styles from './update-bar.module.css';

interface UpdateBarProps {
  onReload: () => void;
  /** After dismissal the new version starts at the next visit. */
  onDismiss: () => void;
}

const words = 'A new version is ready';

/** Offers a new version; takes no focus. */
export default function UpdateBar({ onReload, onDismiss }: UpdateBarProps) {
  const [reloading, setReloading] = useState(false);
  useEffect(() => announce(words), []);
  return (
    <aside className={`screen-only ${styles.bar}`} aria-label="New version">
      <p>{words}</p>
      <Button
        variant="outline"
        pending={reloading}
        onClick={() => {
          setReloading(true);
          onReload();
        }}
      >
        Reload
      </Button>
      <IconButton label="Not now" icon={<CloseIcon size={20} />} onClick={onDismiss} />
    </aside>
  );
}
