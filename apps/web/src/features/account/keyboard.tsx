import { Button } from '@aranya/ui';
import { Keyboard as KeyboardIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './account.module.css';
import { Section } from '../../lib/section';

const ShortcutsDialog = lazy(() => import('../../parts/shortcuts/shortcuts-dialog'));

export function Keyboard() {
  const [shown, setShown] = useState<boolean>();
  return (
    <Section className={styles.section} title="Keyboard">
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
    </Section>
  );
}
