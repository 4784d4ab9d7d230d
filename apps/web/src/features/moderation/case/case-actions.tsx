import type { CaseDetail, ReportCase } from '@aranya/contracts';
import { Button, Menu, VisuallyHidden } from '@aranya/ui';
import { Check, CircleSlash, type LucideIcon, RotateCcw, Trash2, Undo2, UserRoundX } from 'lucide-react';
import { m } from '../../../lib/language/messages';
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

interface Look {
  label: () => string;
  /** For a button that shares a phone's width. */
  short?: () => string;
  icon: LucideIcon;
  danger?: boolean;
}

const looks: Record<CaseAction, Look> = {
  dismiss: { label: m.case_dismiss, icon: Check },
  remove: { label: m.admin_remove, icon: Trash2, danger: true },
  restore: { label: m.case_restore, icon: RotateCcw },
  settle: { label: m.case_settle, short: m.case_settle_short, icon: Check },
  reopen: { label: m.case_reopen, short: m.case_reopen_short, icon: Undo2 },
  parts: { label: m.admin_parts_action, short: m.case_parts_short, icon: CircleSlash, danger: true },
  suspend: { label: m.admin_suspend, icon: UserRoundX, danger: true },
  lift: { label: m.admin_lift, short: m.case_lift_short, icon: RotateCcw },
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

  const { owner, subject } = found;
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
    <div className={styles.bar} role="group" aria-label={m.case_decide()}>
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
            {(looks[action].short ?? looks[action].label)()}
            {action === 'restore' && until !== null && (
              <VisuallyHidden>, {timeLeft(until, now)}</VisuallyHidden>
            )}
          </Button>
        );
      })}
      {others.length > 0 && (
        <Menu
          label={m.case_more()}
          items={others.map((action) => {
            const { label, icon, danger } = looks[action];
            const named = action === 'suspend' && owner ? m.case_suspend({ name: owner.full_name }) : label();
            return menuItem(named, icon, () => run(action), danger);
          })}
        />
      )}
      {subject !== 'user' && <RemoveDialog {...dialogProps('remove')} subject={subject} actions={actions} />}
      {owner && (
        <>
          <SuspendDialog {...dialogProps('suspend')} member={owner} onDone={actions.settle} />
          <RemovePartsDialog {...dialogProps('parts')} member={owner} onDone={actions.settle} />
        </>
      )}
    </div>
  );
}
