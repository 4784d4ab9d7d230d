import { useState } from 'react';
import { lazyOffline } from '../../lib/lazy-part';
import { useShortcuts } from '../../parts/shortcuts/use-shortcuts';

const dialog = lazyOffline(() => import('../../parts/shortcuts/shortcuts-dialog'));

/** Part of the layout's own script, so that no key is lost that somebody presses as soon as the page is there. */
export function Shortcuts() {
  const [shown, setShown] = useState<boolean>();
  useShortcuts(() => setShown(true));
  return shown !== undefined && <dialog.Component open={shown} onOpenChange={setShown} />;
}
