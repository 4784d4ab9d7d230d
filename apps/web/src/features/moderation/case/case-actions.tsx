import type { CaseDetail, ReportCase } from '@aranya/contracts';
import { Button, Menu, VisuallyHidden } from '@aranya/ui';
import { Check, CircleSlash, type LucideIcon, RotateCcw, Trash2, Undo2, UserRoundX } from 'lucide-react';
import { menuItem } from '../../../lib/menu-item';
import { useMe, useRole } from '../../../lib/session/use-me';
import { useOneOpen } from '../../../lib/use-one-open';
import { useNow } from '../../../lib/time/use-now';
import { timeLeft } from '../shared/moderation-dates';
import { RemovePartsDialog } from '../shared/remove-parts-dialog';
import { SuspendDialog } from '../shared/suspend-dialog';
import { useLift } from '../shared/use-lift';
import styles from './case-actions.module.css';
import { type CaseAction, possibleActions, whyNot } from './possible-actions';
import { RemoveDialog } from './remove-dialog';
import { useCaseActions } from './use-case-actions';

interface CaseActionsProps {
  found: CaseDetail;
  /** The moderator continues with this case. */
  next: ReportCase | null;
}

/** The short label is for a button that shares a phone's width. */
const looks: Record<CaseAction, { label: string; short?: string; icon: LucideIcon; danger?: boolean }> = {
  dismiss: { label: 'Dismiss', icon: Check },
  remove: { label: 'Remove', icon: Trash2, danger: true },
  restore: { label: 'Restore', icon: RotateCcw },
  settle: { label: 'Mark as settled', short: 'Settle', icon: Check },
  reopen: { label: 'Open again', short: 'Reopen', icon: Undo2 },
  parts: { label: 'Remove from profile', short: 'Remove parts', icon: CircleSlash, danger: true },
  suspend: { label: 'Suspend', icon: UserRoundX, danger: true },
  lift: { label: 'Lift the suspension', short: 'Lift', icon: RotateCcw },
};

/** On phones the actions are a bar above the community's, in reach of the thumb. */
export function CaseActions({ found, next }: CaseActionsProps) {
  const { data: me } = useMe();
  const role = useRole();
  const { setOpen, dialog } = useOneOpen<CaseAction>();
  const actions = useCaseActions(found, next);
  const { lift, isPending: lifting } = useLift();
  const now = useNow();
  if (me === undefined || role === undefined) return null;

  const viewer = { id: me._id, role };
  const refused = whyNot(found, viewer);
  if (refused !== null) return <p className="round-2 small ink-2 framed-strong pad-3-4">{refused}</p>;
  const possible = possibleActions(found, viewer);
  if (possible.length === 0) return null;

  const { owner } = found;
  const run = (action: CaseAction) => {
    if (action === 'dismiss' || action === 'settle')
      actions.close(action === 'dismiss' ? 'dismissed' : 'resolved');
    else if (action === 'restore') actions.restore();
    else if (action === 'reopen') actions.reopen();
    else if (action === 'lift') lift(owner?._id ?? '');
    else setOpen(action);
  };
  const until = found.subject_state.restorable_until;
  const [shown, others] = [possible.slice(0, 2), possible.slice(2)];
  const dialogProps = (action: CaseAction) => ({ ...dialog(action), suggested: found.reasons });
  return (
    <div className={styles.bar} role="group" aria-label="Decide">
      {shown.map((action) => {
        const { icon: Icon, danger } = looks[action];
        return (
          <Button
            key={action}
            variant={danger ? 'danger' : 'outline'}
            wide
            pending={actions.running === action || (action === 'lift' && lifting)}
            onClick={() => run(action)}
            icon={<Icon aria-hidden="true" size={18} />}
          >
            {looks[action].short ?? looks[action].label}
            {action === 'restore' && until !== null && (
              <VisuallyHidden>, {timeLeft(until, now)}</VisuallyHidden>
            )}
          </Button>
        );
      })}
      {others.length > 0 && (
        <Menu
          label="More actions"
          items={others.map((action) => {
            const { label, icon, danger } = looks[action];
            const named = action === 'suspend' && owner ? `Suspend ${owner.full_name}` : label;
            return menuItem(named, icon, () => run(action), danger);
          })}
        />
      )}
      <RemoveDialog {...dialogProps('remove')} found={found} actions={actions} />
      {owner && (
        <>
          <SuspendDialog {...dialogProps('suspend')} member={owner} onDone={actions.settle} />
          <RemovePartsDialog {...dialogProps('parts')} member={owner} onDone={actions.settle} />
        </>
      )}
    </div>
  );
}
