import { Button } from '@aranya/ui';
import { Keyboard as KeyboardIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import styles from './account.module.css';

const ShortcutsDialog = lazy(() => import('../../parts/shortcuts/shortcuts-dialog'));

export function Keyboard() {
  const headingId = useId();
  const [shown, setShown] = useState<boolean>();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="size-3">
        Keyboard
      </h2>
      <div className="cluster gap-3">
        <Button
          variant="outline"
          icon={<KeyboardIcon aria-hidden="true" size={18} />}
          aria-haspopup="dialog"
          onClick={() => setShown(true)}
        >
          Keyboard shortcuts
        </Button>
      </div>
      {shown !== undefined && (
        <Suspense>
          <ShortcutsDialog open={shown} onOpenChange={setShown} />
        </Suspense>
      )}
    </section>
  );
}
