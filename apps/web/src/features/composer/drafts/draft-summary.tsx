import type { Draft as ServerDraft } from '@aranya/contracts';
import { TimeAgo } from '../../../lib/time/time-ago';
import { draftFacts, draftTitle } from './draft-title';
import { m } from '../../../lib/language/messages';

export function DraftSummary({ draft: { body, updatedAt } }: { draft: ServerDraft }) {
  const facts = draftFacts(body);
  const hasText = body.text.trim() !== '';
  return (
    <>
      <span className={hasText ? 'breaks' : 'breaks ink-2'} dir="auto">
        {draftTitle(body)}
      </span>
      {facts.length > 0 && <span className="small ink-2 breaks">{facts.join(' · ')}</span>}
      <span className="small ink-3">
        <TimeAgo at={updatedAt} />
        {body.pictures.length > 0 && <> · {m.draft_on_device({ count: body.pictures.length })}</>}
      </span>
    </>
  );
}
