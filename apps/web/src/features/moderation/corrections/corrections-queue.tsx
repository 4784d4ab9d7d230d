import type { SuggestedCorrection } from '@aranya/contracts';
import { Badge, EmptyState } from '@aranya/ui';
import { type ReactNode, useId } from 'react';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { unwrap } from '../../../lib/api';
import { club } from '../../../lib/api/club';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';
import { paths } from '../../../lib/paths';
import { useMe } from '../../../lib/session/use-me';
import { TimeAgo } from '../../../lib/time/time-ago';
import { factLabel, factText } from '../../../parts/corrections/fact-words';
import { recordPage } from '../../../parts/corrections/record-page';
import { adminKeys } from '../shared/admin-keys';
import { AdminList } from '../shared/admin-list';
import { DecideWithAnswer } from '../shared/decide-with-answer';
import { useQueue } from '../shared/use-queue';
import { useActionEnd } from '../shared/use-refresh-admin';

/** The children stand beside the pills. */
export default function CorrectionsQueue({ children }: { children?: ReactNode }) {
  const { state, pills } = useQueue(m.admin_corrections_which(), m.admin_corrections_decided());
  const list = usePages({
    queryKey: adminKeys.corrections(state),
    ask: (cursor, fetchOptions) =>
      club.corrections.queue.query({ query: { state, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ corrections }) => corrections)),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return (
    <>
      <div className="cluster gap-3 spread middle">
        {pills}
        {children}
      </div>
      <AdminList
        list={list}
        label={state === 'open' ? m.admin_corrections_open_list() : m.admin_corrections_decided_list()}
        failedTitle={m.admin_corrections_failed()}
        getKey={({ id }) => id}
        empty={
          state === 'open' ? (
            <EmptyState title={m.admin_corrections_none()} text={m.admin_corrections_none_text()} />
          ) : (
            <EmptyState
              title={m.admin_corrections_none_decided()}
              text={m.admin_corrections_none_decided_text()}
            />
          )
        }
      >
        {(correction) => <CorrectionCard correction={correction} />}
      </AdminList>
    </>
  );
}

function CorrectionCard({ correction }: { correction: SuggestedCorrection }) {
  const { field, before, value, source_title, source_url, explanation, createdAt } = correction;
  const { outcome, answer, suggested_by: author } = correction;
  const titleId = useId();
  const { data: me } = useMe();
  const page = recordPage(correction);
  return (
    <article className="panel stack gap-3 shrinks pad-4" aria-labelledby={titleId}>
      <div className="row gap-2 wraps">
        <h2 id={titleId} className="push-start size-4 breaks">
          {page.name}: {factLabel(field)}
        </h2>
        {outcome !== null && (
          <Badge tone={outcome === 'accepted' ? 'success' : 'sand'}>
            {outcome === 'accepted' ? m.admin_correction_accepted() : m.admin_correction_declined()}
          </Badge>
        )}
      </div>
      <dl className="cluster gap-3">
        <Value title={m.admin_correction_now()} text={factText(field, before)} />
        <Value title={m.admin_correction_suggested()} text={factText(field, value)} />
      </dl>
      <p className="breaks" dir="auto">
        {explanation}
      </p>
      <p className="small ink-2 breaks">
        {filled(m.admin_correction_source({ source: '{source}' }), {
          source:
            source_url === null ? (
              <span dir="auto">{source_title}</span>
            ) : (
              <a href={source_url} target="_blank" rel="noreferrer nofollow">
                {source_title}
              </a>
            ),
        })}
      </p>
      <p className="small ink-3 breaks">
        {author ? (
          <SiteLink to={paths.profile(author._id)}>{author.full_name}</SiteLink>
        ) : (
          m.admin_deleted_account()
        )}
        , <TimeAgo at={createdAt} /> · <SiteLink to={page.path}>{m.admin_correction_page()}</SiteLink>
      </p>
      {outcome !== null ? (
        <p className="round-2 breaks pad-3-4 raised" dir="auto">
          {answer}
        </p>
      ) : author !== null && author._id === me?._id ? (
        <p className="round-2 small ink-2 breaks framed-strong pad-3-4">{m.admin_correction_own()}</p>
      ) : (
        <Decide id={correction.id} labelledBy={titleId} />
      )}
    </article>
  );
}

const Value = ({ title, text }: { title: string; text: string }) => (
  <div className="stack gap-1 grows round-2 raised pad-3-4 breaks">
    <dt className="small semibold ink-3">{title}</dt>
    <dd dir="auto">
      <Said text={text} />
    </dd>
  </div>
);

function Decide({ id, labelledBy }: { id: string; labelledBy: string }) {
  const { mutate, isPending, variables, error } = club.corrections.decide.useMutation(useActionEnd());
  return (
    <DecideWithAnswer
      labelledBy={labelledBy}
      hint={m.admin_correction_hint()}
      yes={{
        outcome: 'accepted',
        label: m.admin_correction_accept(),
        pendingLabel: m.admin_correction_accepting(),
      }}
      no={{
        outcome: 'declined',
        label: m.admin_correction_decline(),
        pendingLabel: m.admin_correction_declining(),
      }}
      pending={isPending ? variables?.body.outcome : undefined}
      error={error}
      onDecide={(outcome, answer) => mutate({ body: { id, outcome, answer } })}
    />
  );
}
