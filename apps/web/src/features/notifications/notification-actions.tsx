import type { Notification, NotificationActor } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useRelationshipAction } from '../../parts/person/use-relationship-action';
import { ConfirmRelationshipAction } from '../../parts/person/confirm-relationship-action';
import { FollowButton } from '../../parts/person/follow-button';
import styles from './notification-item.module.css';

interface NotificationActionsProps {
  notification: Notification;
  describedBy: string;
}

const isAboutPeople = (kind: Notification['kind']) =>
  kind === 'request' || kind === 'accepted' || kind === 'follow';

export function NotificationActions({ notification, describedBy }: NotificationActionsProps) {
  const { kind, actors } = notification;
  const [actor] = actors;
  if (actor === undefined || !isAboutPeople(kind)) return null;
  const { connection } = actor.relation;
  const isOpenRequest = kind === 'request' && connection === 'incoming';
  const isConnected = kind !== 'follow' && connection === 'connected';
  if (kind !== 'follow' && !isOpenRequest && !isConnected) return null;
  return (
    <div className={`cluster gap-2 over-3 ${styles.actions}`}>
      {kind === 'follow' && <FollowButton back person={actor} describedBy={describedBy} />}
      {isOpenRequest && <RequestButtons actor={actor} describedBy={describedBy} />}
      {isConnected && (
        <ButtonLink variant="outline" aria-describedby={describedBy} to={paths.chat(actor._id)}>
          <MessageCircle aria-hidden="true" size={18} />
          Message
        </ButtonLink>
      )}
    </div>
  );
}

function RequestButtons({ actor, describedBy }: { actor: NotificationActor; describedBy: string }) {
  const { run, isPending } = useRelationshipAction();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="fill"
        pending={isPending}
        aria-describedby={describedBy}
        onClick={() => run('accept', actor)}
      >
        Accept
      </Button>
      <Button variant="outline" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Decline
      </Button>
      <ConfirmRelationshipAction person={actor} action="decline" open={asking} onOpenChange={setAsking} />
    </>
  );
}
