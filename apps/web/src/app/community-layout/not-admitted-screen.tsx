import type { EntryMode } from '@aranya/contracts';
import { Button, Spinner } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../lib/api';
import { club } from '../../lib/api/club';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
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
  if (error === null) return <Spinner label={m.door_using()} />;
  return (
    <>
      <h1>{m.door_not_worked()}</h1>
      <p className="lede" role="alert">
        {errorText(error)}
      </p>
      <div className="cluster gap-3">
        <Button onClick={() => mutate({ body: { invitation } })}>{m.error_again()}</Button>
        <Button variant="outline" onClick={onLeave}>
          {m.door_without()}
        </Button>
      </div>
    </>
  );
}

const texts: Record<Exclude<EntryMode, 'approval'>, () => { title: string; text: string }> = {
  open: () => ({ title: m.door_open(), text: m.door_open_text() }),
  invitation: () => ({ title: m.door_invitation(), text: m.door_invitation_text() }),
  closed: () => ({ title: m.door_closed(), text: m.door_closed_text() }),
};

function Door() {
  const refresh = useRefreshMe();
  const entry = club.entry.get.useQuery({ queryKey: ['entry'], select: ({ body }) => body.mode });
  if (entry.isPending) return <Spinner label={m.door_checking()} />;
  if (entry.data === undefined)
    return <QueryError query={entry} headingLevel={1} title={m.community_failed()} />;
  if (entry.data === 'approval') return <AskToComeIn />;
  const { title, text } = texts[entry.data]();
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {entry.data === 'open' ? (
        <div>
          <Button onClick={() => void refresh()}>{m.door_come_in()}</Button>
        </div>
      ) : (
        <p className="ink-2">
          {filled(m.door_other_ways({ write: '{write}' }), {
            write: <SiteLink to={paths.contact()}>{m.entry_write_to_us()}</SiteLink>,
          })}
        </p>
      )}
    </>
  );
}
