import { useState } from 'react';
import { lazyOffline } from '../../lib/lazy-part';
import { useShortcuts } from '../../parts/shortcuts/use-shortcuts';

const dialog = lazyOffline(() => import('../../parts/shortcuts/shortcuts-dialog'));

/** Part of the layout's script, so that early key presses are not lost. */
export function Shortcuts() {
  const [shown, setShown] = useState<boolean>();
  useShortcuts(() => setShown(true));
  return shown !== undefined && <dialog.Component open={shown} onOpenChange={setShown} />;
}
