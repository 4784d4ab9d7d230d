import {
  type CaseDetail,
  type RemovableSubject,
  removableSubjects,
  type ReportCase,
  type ReportOutcome,
} from '@aranya/contracts';
import { useSiteNavigate } from '../../../lib/language/use-site-navigate';
import { tellFailure, tsr } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { showUndo } from '../../../lib/show-undo';
import { usePressEnd, useRefreshAdmin } from '../shared/use-refresh-admin';
import type { CaseAction } from './possible-actions';

export interface CaseActions {
  running: CaseAction | null;
  removeError: unknown;
  remove: (reason: string, onDone: () => void) => void;
  restore: () => void;
  reopen: () => void;
  close: (outcome: ReportOutcome) => void;
  /** Closes the reports without a message, after an action about the member. */
  settle: () => void;
}

const isRemovable = (subject: string): subject is RemovableSubject =>
  (removableSubjects as readonly string[]).includes(subject);

/** Runs the actions of a case. One that ends the case leads to the next. */
export function useCaseActions(found: CaseDetail, next: ReportCase | null): CaseActions {
  const navigate = useSiteNavigate();
  const refresh = useRefreshAdmin();
  const closing = tsr.admin.closeReport.useMutation({ onSettled: refresh });
  const removing = tsr.admin.removeContent.useMutation({ onSettled: refresh });
  const pressEnd = usePressEnd();
  const restoring = tsr.admin.restoreContent.useMutation(pressEnd);
  const reopening = tsr.admin.reopenReport.useMutation(pressEnd);
  const subject = isRemovable(found.subject) ? found.subject : null;
  const isOpen = found.open_count > 0;
  const goOn = () => {
    if (isOpen) navigate(next === null ? paths.admin() : paths.adminReport(next.id));
  };
  const restore = () => {
    if (subject !== null) restoring.mutate({ body: { subject, id: found.subject_id, reason: '' } });
  };
  const reopen = () => reopening.mutate({ body: { id: found.id, reason: '' } });
  const close = (outcome: ReportOutcome, quietly: boolean) =>
    closing.mutate(
      { body: { id: found.id, outcome, reason: '' } },
      {
        onSuccess: ({ body }) => {
          if (!quietly) showUndo(body.message, reopen);
          goOn();
        },
        onError: tellFailure,
      },
    );
  return {
    running: reopening.isPending ? 'reopen' : runningAction(closing, removing.isPending, restoring.isPending),
    removeError: removing.error,
    remove: (reason, onDone) => {
      if (subject === null) return;
      removing.mutate(
        { body: { subject, id: found.subject_id, reason } },
        {
          onSuccess: ({ body }) => {
            onDone();
            showUndo(body.message, () => {
              restore();
              if (isOpen) reopen();
            });
            if (isOpen) close('resolved', true);
          },
        },
      );
    },
    restore,
    reopen,
    close: (outcome) => close(outcome, false),
    settle: () => {
      if (isOpen) close('resolved', true);
    },
  };
}

interface Closing {
  isPending: boolean;
  variables?: { body: { outcome: ReportOutcome } } | undefined;
}

function runningAction(closing: Closing, removing: boolean, restoring: boolean): CaseAction | null {
  if (removing) return 'remove';
  if (restoring) return 'restore';
  if (!closing.isPending) return null;
  return closing.variables?.body.outcome === 'dismissed' ? 'dismiss' : 'settle';
}
