import { Button } from '@aranya/ui';
import { Keyboard as KeyboardIcon } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import styles from './account.module.css';
import { Section } from '../../lib/section';
import { lazyPart } from '../../lib/lazy-part';

const ShortcutsDialog = lazyPart(() => import('../../parts/shortcuts/shortcuts-dialog'));

export function Keyboard() {
  const [shown, setShown] = useState<boolean>();
  return (
    <Section className={styles.section} title={m.account_keyboard()}>
      <div className="cluster gap-3">
        <Button
          variant="outline"
          icon={<KeyboardIcon aria-hidden="true" size={18} />}
          aria-haspopup="dialog"
          onClick={() => setShown(true)}
        >
          {m.keys_title()}
        </Button>
      </div>
      {shown !== undefined && <ShortcutsDialog open={shown} onOpenChange={setShown} />}
    </Section>
  );
}
