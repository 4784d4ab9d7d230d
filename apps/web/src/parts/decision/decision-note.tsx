import { lazy, Suspense } from 'react';
import type { DecisionNoteProps } from './loaded-note';

const LoadedNote = lazy(() => import('./loaded-note'));

/** On what was removed: until when it can be restored, and the way to ask for another look. Loaded when it is needed. */
export function DecisionNote(props: DecisionNoteProps) {
  return (
    <Suspense>
      <LoadedNote {...props} />
    </Suspense>
  );
}
