import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../../parts/shortcuts/use-shortcuts';

const ShortcutsDialog = lazy(() => import('../../parts/shortcuts/shortcuts-dialog'));

export default function Shortcuts() {
  const [shown, setShown] = useState<boolean>();
  useShortcuts(() => setShown(true));
  return (
    shown !== undefined && (
      <Suspense>
        <ShortcutsDialog open={shown} onOpenChange={setShown} />
      </Suspense>
    )
  );
}
