import type { Notification } from '@aranya/contracts';
import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { FollowButton } from '../../parts/person/follow-button';
import { RequestButtons } from '../../parts/person/request-buttons';
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
    <div
      className={clsx(
        'cluster gap-2 over-1',
        styles.actions,
        kind === 'follow' && actor.relation.follows && 'aligned',
      )}
    >
      {kind === 'follow' && <FollowButton back person={actor} describedBy={describedBy} />}
      {isOpenRequest && <RequestButtons person={actor} describedBy={describedBy} />}
      {isConnected && (
        <ButtonLink variant="outline" aria-describedby={describedBy} to={paths.chat(actor._id)}>
          <MessageCircle aria-hidden="true" size={18} />
          {m.notice_message()}
        </ButtonLink>
      )}
    </div>
  );
}
