import { Suspense } from 'react';
import { lazyOffline } from '../../lib/lazy-offline';
import type { DecisionNoteProps } from './loaded-note';

const note = lazyOffline(() => import('./loaded-note'));

/** Says until when removed content can be restored, and offers an appeal. The note loads when it is needed. */
export function DecisionNote(props: DecisionNoteProps) {
  return (
    <Suspense>
      <note.Component {...props} />
    </Suspense>
  );
}
