import { EmptyState, ErrorState, Spinner } from '@aranya/ui';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { artwork } from '../../lib/artwork';
import { dateFormat } from '../../lib/time/date-format';
import { ButtonLink } from '../../lib/button-link';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { keepInvitation } from '../../lib/session/invitation';
import { siteName } from '../../lib/settings';
import { fetchInvitation, type LookedAt } from './fetch-invitation';

export const meta = () => privateMeta(m.join_page());

const dayFormat = dateFormat({ dateStyle: 'long' });

/** Says who invites, before sign-up. Not prerendered, as the address is a secret. */
export default function JoinPage() {
  const token = (useParams()['token'] ?? '').toLowerCase();
  const [looked, setLooked] = useState<LookedAt | 'failed'>();
  const look = useCallback(() => {
    const call = new AbortController();
    setLooked(undefined);
    fetchInvitation(token, call.signal).then(setLooked, () => {
      if (!call.signal.aborted) setLooked('failed');
    });
    return () => call.abort();
  }, [token]);
  useEffect(look, [look]);
  const isOpen = looked !== undefined && looked !== 'failed' && 'label' in looked;
  return (
    <div className="wrap stack central pad-top-8 above-trees">
      <div className="panel clip measure">
        {isOpen && (
          <img
            className="block wide cover"
            style={{ aspectRatio: 2, objectPosition: 'top' }}
            src={artwork.scene('cover-forest')}
            alt=""
          />
        )}
        <div className="stack gap-4 pad-5">
          {looked === undefined && <Spinner label={m.join_reading()} />}
          {looked === 'failed' && (
            <ErrorState
              headingLevel={1}
              title={m.join_failed()}
              text={m.check_connection()}
              onRetry={() => void look()}
            />
          )}
          {looked !== undefined && looked !== 'failed' && <Looked token={token} looked={looked} />}
        </div>
      </div>
    </div>
  );
}

function Looked({ token, looked }: { token: string; looked: LookedAt }) {
  if ('problem' in looked) {
    return (
      <EmptyState
        headingLevel={1}
        title={m.join_not_working()}
        text={m.join_members({ problem: looked.problem })}
        action={
          <div className="cluster gap-2 central">
            <ButtonLink to={paths.community()}>{m.join_to_community()}</ButtonLink>
            <ButtonLink variant="outline" to={paths.contact()}>
              {m.entry_write_to_us()}
            </ButtonLink>
          </div>
        }
      />
    );
  }
  const { label, endsAt } = looked;
  return (
    <>
      <h1 className="size-2">{m.join_invited()}</h1>
      <p className="lede">
        {filled(m.join_who({ who: '{who}', site: siteName() }), {
          who: <bdi className="bold">{label}</bdi>,
        })}
      </p>
      <p className="ink-2">
        {filled(m.join_until({ day: dayFormat().format(new Date(endsAt)), rules: '{rules}' }), {
          rules: <SiteLink to={paths.rules()}>{m.join_rules()}</SiteLink>,
        })}
      </p>
      <div className="cluster gap-3">
        <ButtonLink variant="primary" to={paths.community()} size="l" onClick={() => keepInvitation(token)}>
          {m.join_accept()}
        </ButtonLink>
      </div>
    </>
  );
}
