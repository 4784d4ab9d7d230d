import type { Correction } from '@aranya/contracts';
import { Badge, Button } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '../../lib/language/messages';
import { Said } from '../../lib/language/said';
import { tellEnd, unwrap } from '../../lib/api';
import { club } from '../../lib/api/club';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { TimeAgo } from '../../lib/time/time-ago';
import { factLabel, factText } from './fact-words';
import { ownCorrectionsKey } from './own-corrections-key';
import { recordPage } from './record-page';

const tones = { accepted: 'success', declined: 'sand' } as const;
const outcomes = { accepted: m.correction_accepted, declined: m.correction_declined };

/** What the member suggested, with its state; nothing where there is none. */
export default function OwnCorrections() {
  const own = usePages({
    queryKey: ownCorrectionsKey,
    ask: (cursor, fetchOptions) =>
      club.corrections.list.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ corrections }) => corrections)),
  });
  if (!own.data || own.data.length === 0) return null;
  return (
    <section className="stack gap-3 over-4" aria-labelledby="own-corrections">
      <h2 id="own-corrections" className="size-3">
        {m.correction_own()}
      </h2>
      <ul className="stack halves gap-4">
        {own.data.map((correction) => (
          <li key={correction.id} className="panel stack gap-3 pad-y-4 pad-x-5 breaks">
            <OwnCorrection correction={correction} />
          </li>
        ))}
      </ul>
      {own.hasNextPage && (
        <Button variant="outline" className="start" onClick={() => void own.fetchNextPage()}>
          {m.load_more()}
        </Button>
      )}
    </section>
  );
}

function OwnCorrection({ correction }: { correction: Correction }) {
  const { id, field, before, value, createdAt, outcome, answer } = correction;
  const queryClient = useQueryClient();
  const { mutate, isPending } = club.corrections.withdraw.useMutation({
    ...tellEnd(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownCorrectionsKey }),
  });
  const nameId = `correction-${id}`;
  return (
    <>
      <div>
        <div className="row gap-3 spread tops">
          <h3 id={nameId} className="size-4">
            {recordPage(correction).name}: {factLabel(field).replaceAll(' › ', ', ')}
          </h3>
          <Badge tone={outcome === null ? 'sand' : tones[outcome]}>
            {outcome === null ? m.correction_waiting() : outcomes[outcome]()}
          </Badge>
        </div>
        <p className="small ink-3">
          <TimeAgo at={createdAt} />
        </p>
      </div>
      <div className="row gap-3 spread wraps">
        <p dir="auto">
          <del className="ink-3">
            <Said text={factText(field, before)} />
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
          <ins className="plain">
            <Said text={factText(field, value)} />
          </ins>
        </p>
        {outcome === null && (
          <Button
            variant="outline"
            aria-describedby={nameId}
            pending={isPending}
            onClick={() => mutate({ body: { id } })}
          >
            {m.correction_withdraw()}
          </Button>
        )}
      </div>
      {answer !== '' && <p dir="auto">“{answer}”</p>}
    </>
  );
}
