import { Button } from '@aranya/ui';
import { useState } from 'react';
import { TimeAgo } from '../../../lib/time/time-ago';
import { type DraftState, isEmptyDraft } from '../draft-state';
import type { OtherDrafts } from './use-other-drafts';
import { m } from '../../../lib/language/messages';
import { filled } from '../../../lib/language/filled';

/** Offers the newest draft in an empty editor. It stays while somebody types, so that nothing moves. */
export function EarlierDraft({ draft, drafts }: { draft: DraftState; drafts: OtherDrafts }) {
  const [beganEmpty] = useState(isEmptyDraft(draft));
  const [newest] = drafts.others;
  if (!beganEmpty || newest === undefined) return null;
  return (
    <div className="cluster gap-2 spread middle sand small pad-3-4 round-2">
      <p>{filled(m.draft_earlier({ time: '{time}' }), { time: <TimeAgo at={newest.updatedAt} /> })}</p>
      <Button variant="outline" onClick={() => void drafts.open(newest)}>
        {m.draft_continue()}
      </Button>
    </div>
  );
}
