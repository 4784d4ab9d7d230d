import type { EntryMode } from '@aranya/contracts';
import { Button, Spinner } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api';
import { club } from '../../lib/api/club';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { dropInvitation, keptInvitation } from '../../lib/session/invitation';
import { meQueryKey } from '../../lib/session/use-me';
import { AskToComeIn } from './ask-to-come-in';
import { OutsideScreen } from './outside-screen';

export default function NotAdmittedScreen() {
  const [invitation, setInvitation] = useState(keptInvitation);
  const leave = () => {
    dropInvitation();
    setInvitation(undefined);
  };
  return (
    <OutsideScreen>
      <div className="stack gap-4 measure">
        {invitation === undefined ? <Door /> : <Joining invitation={invitation} onLeave={leave} />}
      </div>
    </OutsideScreen>
  );
}

function useRefreshMe() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: meQueryKey });
}

function Joining({ invitation, onLeave }: { invitation: string; onLeave: () => void }) {
  const refresh = useRefreshMe();
  const { mutate, error } = club.entry.join.useMutation({
    onSuccess: () => {
      dropInvitation();
      return refresh();
    },
  });
  useEffect(() => mutate({ body: { invitation } }), [mutate, invitation]);
  if (error === null) return <Spinner label="Using your invitation" />;
  return (
    <>
      <h1>The invitation did not work</h1>
      <p className="lede" role="alert">
        {errorText(error)}
      </p>
      <div className="cluster gap-3">
        <Button onClick={() => mutate({ body: { invitation } })}>Try again</Button>
        <Button variant="outline" onClick={onLeave}>
          Continue without it
        </Button>
      </div>
    </>
  );
}

const texts: Record<Exclude<EntryMode, 'approval'>, { title: string; text: string }> = {
  open: { title: 'You can come in now', text: 'The site is open to everybody.' },
  invitation: {
    title: 'This club admits members by invitation',
    text: 'You are signed in but not a member yet. If you have an invitation, open its link in this browser.',
  },
  closed: {
    title: 'Nobody new can join at the moment',
    text: 'You are signed in but not a member, and the site admits no new members for now.',
  },
};

function Door() {
  const refresh = useRefreshMe();
  const entry = club.entry.get.useQuery({ queryKey: ['entry'], select: ({ body }) => body.mode });
  if (entry.isPending) return <Spinner label="Checking who may join" />;
  if (entry.data === undefined)
    return <QueryError query={entry} headingLevel={1} title="The community could not be loaded" />;
  if (entry.data === 'approval') return <AskToComeIn />;
  const { title, text } = texts[entry.data];
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {entry.data === 'open' ? (
        <div>
          <Button onClick={() => void refresh()}>Come in</Button>
        </div>
      ) : (
        <p className="ink-2">
          <Link to={paths.contact()}>Write to us</Link> if you would like to join, or sign out to use another
          account. Species, parks and games are open to everybody.
        </p>
      )}
    </>
  );
}
