import type { ReportCase } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { stateTexts } from './admin-texts';

export function StateBadges({ reported }: { reported: Pick<ReportCase, 'subject_state' | 'outcome'> }) {
  const { subject_state, outcome } = reported;
  return (
    <>
      {subject_state.state !== 'visible' && (
        <Badge className="framed-strong surface">{stateTexts[subject_state.state]()}</Badge>
      )}
      {outcome === 'dismissed' && <Badge tone="success">{m.admin_dismissed()}</Badge>}
      {outcome === 'resolved' && subject_state.state === 'visible' && (
        <Badge tone="success">{m.admin_settled()}</Badge>
      )}
    </>
  );
}
