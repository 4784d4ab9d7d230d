import type { CaseDetail, ReportCase } from '@aranya/contracts';
import { Button, Menu, VisuallyHidden } from '@aranya/ui';
import { Check, CircleSlash, type LucideIcon, RotateCcw, Trash2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useMe, useRole } from '../../../lib/session/use-me';
import { useNow } from '../../../lib/time/use-now';
import { timeLeft } from '../shared/moderation-dates';
import { RemovePartsDialog } from '../shared/remove-parts-dialog';
import { SuspendDialog } from '../shared/suspend-dialog';
import { useLift } from '../shared/use-lift';
import styles from './case-actions.module.css';
import { type CaseAct, possibleActs, whyNot } from './possible-acts';
import { RemoveDialog } from './remove-dialog';
import { useCaseActs } from './use-case-acts';

interface CaseActionsProps {
  found: CaseDetail;
  /** Where the moderator goes on after an act. */
  next: ReportCase | null;
}

/** The short label stands on a button that shares the width of a phone. */
const looks: Record<CaseAct, { label: string; short?: string; icon: LucideIcon; danger?: boolean }> = {
  dismiss: { label: 'Dismiss', icon: Check },
  remove: { label: 'Remove', icon: Trash2, danger: true },
  restore: { label: 'Restore', icon: RotateCcw },
  settle: { label: 'Mark as settled', short: 'Settle', icon: Check },
  parts: { label: 'Remove from profile', short: 'Remove parts', icon: CircleSlash, danger: true },
  suspend: { label: 'Suspend', icon: UserRoundX, danger: true },
  lift: { label: 'Lift the suspension', short: 'Lift', icon: RotateCcw },
};

/** On phones a bar above that of the community, in reach of the thumb. */
export function CaseActions({ found, next }: CaseActionsProps) {
  const { data: me } = useMe();
  const role = useRole();
  const [asking, setAsking] = useState<CaseAct | null>(null);
  const acts = useCaseActs(found, next);
  const { lift, isPending: lifting } = useLift();
  const now = useNow();
  if (me === undefined || role === undefined) return null;

  const viewer = { id: me._id, role };
  const refused = whyNot(found, viewer);
  if (refused !== null) return <p className={styles.refused}>{refused}</p>;
  const possible = possibleActs(found, viewer);
  if (possible.length === 0) return null;

  const { owner } = found;
  const run = (act: CaseAct) => {
    if (act === 'dismiss' || act === 'settle') acts.close(act === 'dismiss' ? 'dismissed' : 'resolved');
    else if (act === 'restore') acts.restore();
    else if (act === 'lift') lift(owner?._id ?? '');
    else setAsking(act);
  };
  const until = found.subject_state.restorable_until;
  const [shown, others] = [possible.slice(0, 2), possible.slice(2)];
  const dialogOf = (act: CaseAct) => ({
    open: asking === act,
    onOpenChange: (open: boolean) => setAsking(open ? act : null),
    suggested: found.reasons,
  });
  return (
    <div className={styles.bar} role="group" aria-label="Decide">
      {shown.map((act) => {
        const { icon: Icon, danger } = looks[act];
        return (
          <Button
            key={act}
            variant={danger ? 'danger' : 'outline'}
            wide
            pending={acts.running === act || (act === 'lift' && lifting)}
            onClick={() => run(act)}
            icon={<Icon aria-hidden="true" size={18} />}
          >
            {looks[act].short ?? looks[act].label}
            {act === 'restore' && until !== null && <VisuallyHidden>, {timeLeft(until, now)}</VisuallyHidden>}
          </Button>
        );
      })}
      {others.length > 0 && (
        <Menu
          label="More actions"
          items={others.map((act) => {
            const { icon: Icon, danger = false } = looks[act];
            return {
              id: act,
              label: act === 'suspend' && owner ? `Suspend ${owner.full_name}` : looks[act].label,
              icon: <Icon aria-hidden="true" size={20} />,
              danger,
              onSelect: () => run(act),
            };
          })}
        />
      )}
      <RemoveDialog {...dialogOf('remove')} found={found} acts={acts} />
      {owner && (
        <>
          <SuspendDialog {...dialogOf('suspend')} member={owner} onDone={acts.settle} />
          <RemovePartsDialog {...dialogOf('parts')} member={owner} onDone={acts.settle} />
        </>
      )}
    </div>
  );
}
