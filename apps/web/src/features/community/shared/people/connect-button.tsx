import type { User } from '@aranya/contracts';
import { Button, buttonClass } from '@aranya/ui';
import { Clock, MessageCircle, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../app/paths';
import { usePersonAct } from './api/use-person-act';
import { ConfirmPersonAct } from './confirm-person-act';

interface ConnectButtonProps {
  person: User;
  /** The id of the person's name. */
  describedBy: string;
  className?: string;
}

/** The next step between the viewer and somebody: ask, wait (and take back), accept, or write. */
export function ConnectButton({ person, describedBy, className }: ConnectButtonProps) {
  const { act, acting } = usePersonAct();
  const [asking, setAsking] = useState(false);
  const { connection } = person.relation;
  const shared = { className, 'aria-describedby': describedBy };

  if (connection === 'connected') {
    return (
      <Link
        className={buttonClass({ variant: 'outline', className })}
        aria-describedby={describedBy}
        to={paths.chat(person._id)}
      >
        <MessageCircle aria-hidden="true" size={18} />
        Message
      </Link>
    );
  }
  if (connection === 'incoming') {
    return (
      <Button {...shared} variant="outline" pending={acting !== null} onClick={() => act('accept', person)}>
        Accept request
      </Button>
    );
  }
  return (
    <>
      <Button
        {...shared}
        variant="outline"
        pending={acting !== null}
        icon={
          connection === 'outgoing' ? (
            <Clock aria-hidden="true" size={18} />
          ) : (
            <UserRoundPlus aria-hidden="true" size={18} />
          )
        }
        onClick={() => (connection === 'outgoing' ? setAsking(true) : act('connect', person))}
      >
        {connection === 'outgoing' ? 'Requested' : 'Connect'}
      </Button>
      <ConfirmPersonAct person={person} act="cancel" open={asking} onOpenChange={setAsking} />
    </>
  );
}
