import type { User } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Clock, MessageCircle, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useRelationshipAction } from './use-relationship-action';
import { ConfirmRelationshipAction } from './confirm-relationship-action';

interface ConnectButtonProps {
  person: User;
  describedBy: string;
  /** In a list of many. */
  calm?: boolean;
}

export function ConnectButton({ person, describedBy, calm = false }: ConnectButtonProps) {
  const { run, isPending } = useRelationshipAction();
  const [asking, setAsking] = useState(false);
  const { connection } = person.relation;

  if (connection === 'connected') {
    return (
      <ButtonLink variant="outline" aria-describedby={describedBy} to={paths.chat(person._id)}>
        <MessageCircle aria-hidden="true" size={18} />
        {m.person_message()}
      </ButtonLink>
    );
  }
  if (connection === 'incoming') {
    return (
      <Button
        aria-describedby={describedBy}
        variant="outline"
        pending={isPending}
        onClick={() => run('accept', person)}
      >
        {m.person_accept_request()}
      </Button>
    );
  }
  return (
    <>
      <Button
        aria-describedby={describedBy}
        variant={calm ? 'quiet' : 'outline'}
        pending={isPending}
        icon={
          connection === 'outgoing' ? (
            <Clock aria-hidden="true" size={18} />
          ) : (
            <UserRoundPlus aria-hidden="true" size={18} />
          )
        }
        onClick={() => (connection === 'outgoing' ? setAsking(true) : run('connect', person))}
      >
        {connection === 'outgoing' ? m.person_requested() : m.person_connect()}
      </Button>
      <ConfirmRelationshipAction person={person} action="cancel" open={asking} onOpenChange={setAsking} />
    </>
  );
}
