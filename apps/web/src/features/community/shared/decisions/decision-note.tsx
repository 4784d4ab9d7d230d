import type { AppealSubject } from '@aranya/contracts';
import { lazy, Suspense } from 'react';

const LoadedNote = lazy(() => import('./loaded-note'));

export interface DecisionNoteProps {
  subject: AppealSubject;
  /** Of the post or comment. */
  id: string;
}

/** On what was removed: until when it can be restored, and the way to ask for another look. Loaded when it is needed. */
export function DecisionNote(props: DecisionNoteProps) {
  return (
    <Suspense>
      <LoadedNote {...props} />
    </Suspense>
  );
}
