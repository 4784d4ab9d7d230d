import { lazy, Suspense } from 'react';
import type { DecisionNoteProps } from './loaded-note';

const LoadedNote = lazy(() => import('./loaded-note'));

/** Says until when removed content can be restored, and offers an appeal. The note loads when it is needed. */
export function DecisionNote(props: DecisionNoteProps) {
  return (
    <Suspense>
      <LoadedNote {...props} />
    </Suspense>
  );
}
