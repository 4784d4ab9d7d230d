import type { Draft as ServerDraft } from '@aranya/contracts';
import { TimeAgo } from '../../../lib/time/time-ago';
import { draftFacts, draftTitle } from './draft-title';

const picturesText = (count: number) =>
  count === 1
    ? '1 picture, on the device where you chose it'
    : `${count} pictures, on the device where you chose them`;

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
        {body.pictures.length > 0 && <> · {picturesText(body.pictures.length)}</>}
      </span>
    </>
  );
}
