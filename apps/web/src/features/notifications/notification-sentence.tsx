import {
  limits,
  type Notification,
  type NotificationActor,
  notificationWords,
  settledNameSentence,
} from '@aranya/contracts';
import type { ReactNode } from 'react';
import { SiteLink } from '../../lib/language/site-link';
import { toShownAnimal } from '../../lib/animals';
import { paths } from '../../lib/paths';

export function NotificationSentence({ notification }: { notification: Notification }) {
  const { free_name: freeName, species, taxon } = notification;
  if (freeName != null && species !== null)
    return settledNameSentence(freeName, toShownAnimal({ species, taxon }).name);
  return (
    <>
      <Actors notification={notification} /> {sentenceEnd(notification)}
    </>
  );
}

function Actors({ notification: { actors, actors_total: total } }: { notification: Notification }) {
  const [first, second] = actors;
  if (first === undefined) return null;
  if (total === 1) return <Name actor={first} />;
  const rest: ReactNode = total === 2 && second ? <Name actor={second} /> : `${otherCount(total)} others`;
  return (
    <>
      <Name actor={first} /> and {rest}
    </>
  );
}

const otherCount = (total: number) => `${total - 1}${total === limits.notificationCount ? '+' : ''}`;

function Name({ actor }: { actor: NotificationActor }) {
  return (
    <SiteLink className="bold plain underlines" to={paths.profile(actor._id)}>
      <bdi>{actor.full_name}</bdi>
    </SiteLink>
  );
}

function sentenceEnd({ kind, actors, comment, species, taxon }: Notification): string {
  if (kind === 'request' && actors[0]?.relation.connection === 'connected')
    return 'asked to connect, and now you are connected';
  const animal = species === null ? undefined : toShownAnimal({ species, taxon });
  return notificationWords(kind, {
    isComment: comment !== null,
    speciesName: animal?.path === undefined ? undefined : animal.name,
  });
}
