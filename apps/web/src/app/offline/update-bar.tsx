import { announce, Button, CloseIcon, IconButton } from '@aranya/ui';
import { useEffect, useState } from 'react';
import styles from './update-bar.module.css';

interface UpdateBarProps {
  onReload: () => void;
  /** The bar goes; the version comes by itself when the site is opened the next time. */
  onLater: () => void;
}

const words = 'A new version is ready';

/** Says quietly that a newer version of the site lies ready. It takes no focus and goes by itself never. */
export default function UpdateBar({ onReload, onLater }: UpdateBarProps) {
  const [reloading, setReloading] = useState(false);
  useEffect(() => announce(words), []);
  return (
    <aside className={styles.bar} aria-label="New version">
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
      <IconButton label="Not now" icon={<CloseIcon size={20} />} onClick={onLater} />
    </aside>
  );
}
