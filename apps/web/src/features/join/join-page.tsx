import { EmptyState, ErrorState, Spinner } from '@aranya/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { dateFormat } from '../../lib/time/date-format';
import { ButtonLink } from '../../lib/button-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { keepInvitation } from '../../lib/session/invitation';
import { siteName } from '../../lib/settings';
import { fetchInvitation, type LookedAt } from './fetch-invitation';

export const meta = () => privateMeta('Invitation');

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
  return (
    <div className="wrap stack central pad-top-8 pad-bottom-9">
      <div className="panel stack gap-4 pad-5 measure">
        {looked === undefined && <Spinner label="Reading the invitation" />}
        {looked === 'failed' && (
          <ErrorState
            headingLevel={1}
            title="The invitation could not be read"
            text="Check your connection and try again."
            onRetry={() => void look()}
          />
        )}
        {looked !== undefined && looked !== 'failed' && <Looked token={token} looked={looked} />}
      </div>
    </div>
  );
}

function Looked({ token, looked }: { token: string; looked: LookedAt }) {
  if ('problem' in looked) {
    return (
      <EmptyState
        headingLevel={1}
        title="This invitation does not work"
        text={`${looked.problem} Members sign in as always.`}
        action={
          <div className="cluster gap-2 central">
            <ButtonLink to={paths.community()}>Go to the community</ButtonLink>
            <ButtonLink variant="outline" to={paths.contact()}>
              Write to us
            </ButtonLink>
          </div>
        }
      />
    );
  }
  const { label, endsAt } = looked;
  return (
    <>
      <h1 className="size-2">You are invited</h1>
      <p className="lede">
        <bdi className="bold">{label}</bdi> invites you to {siteName()}, a community of people who look at
        wildlife.
      </p>
      <p className="ink-2">
        The invitation works until {dayFormat().format(new Date(endsAt))}. Please read the{' '}
        <Link to={paths.rules()}>house rules</Link> before you come in.
      </p>
      <div className="cluster gap-3">
        <ButtonLink to={paths.community()} size="l" onClick={() => keepInvitation(token)}>
          Accept the invitation
        </ButtonLink>
      </div>
    </>
  );
}
