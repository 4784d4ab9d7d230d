import type { ReportCase } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { stateTexts } from './admin-texts';

/** Says whether the content can still be seen, and how a closed case ended. */
export function StateBadges({ reported }: { reported: Pick<ReportCase, 'subject_state' | 'outcome'> }) {
  const { subject_state, outcome } = reported;
  return (
    <>
      {subject_state.state !== 'visible' && <Badge tone="fill">{stateTexts[subject_state.state]}</Badge>}
      {outcome === 'dismissed' && <Badge tone="success">Dismissed</Badge>}
      {outcome === 'resolved' && subject_state.state === 'visible' && <Badge tone="success">Settled</Badge>}
    </>
  );
}
