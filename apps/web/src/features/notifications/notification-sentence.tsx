import { limits, type Notification, type NotificationActor } from '@aranya/contracts';
import { freeNameOf } from '@aranya/contracts/taxon-key';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { toShownAnimal } from '../../lib/animals';
import { paths } from '../../lib/paths';

export function NotificationSentence({ notification }: { notification: Notification }) {
  const { free_name: freeName, species, taxon } = notification;
  if (freeName != null && species !== null)
    return m.notice_named({
      words: freeNameOf(freeName)?.words ?? freeName,
      animal: toShownAnimal({ species, taxon }).name,
    });
  return filled(sentence(notification), { who: <Actors notification={notification} /> });
}

function Actors({ notification: { actors, actors_total: total } }: { notification: Notification }) {
  const [first, second] = actors;
  if (first === undefined) return null;
  const names = { first: <Name actor={first} />, second: second && <Name actor={second} /> };
  if (total === 1) return filled(m.notice_by_one({ first: '{first}' }), names);
  if (total === 2 && second) return filled(m.notice_by_two({ first: '{first}', second: '{second}' }), names);
  const count = total - 1;
  const number = `${count}${total === limits.notificationCount ? '+' : ''}`;
  return filled(m.notice_by_many({ first: '{first}', count, number }), names);
}

function Name({ actor }: { actor: NotificationActor }) {
  return (
    <SiteLink className="bold plain underlines" to={paths.profile(actor._id)}>
      <bdi>{actor.full_name}</bdi>
    </SiteLink>
  );
}

/** As `noticeSentence` of the contract says it in a push. */
function sentence({ kind, actors, comment, species, taxon }: Notification): string {
  const who = '{who}';
  const shown = species === null ? undefined : toShownAnimal({ species, taxon });
  const animal = shown?.path === undefined ? undefined : shown.name;
  switch (kind) {
    case 'request':
      return actors[0]?.relation.connection === 'connected'
        ? m.notice_connected({ who })
        : m.notice_request({ who });
    case 'accepted':
      return m.notice_accepted({ who });
    case 'follow':
      return m.notice_follow({ who });
    case 'like':
      return comment ? m.notice_like_comment({ who }) : m.notice_like_post({ who });
    case 'comment':
      return m.notice_commented({ who });
    case 'answer':
      return m.notice_answered({ who });
    case 'mention':
      return comment ? m.notice_mention_comment({ who }) : m.notice_mention_post({ who });
    case 'identification':
      return animal === undefined ? m.notice_identified({ who }) : m.notice_identified_as({ who, animal });
    case 'agreed':
      return animal === undefined ? m.notice_agreed({ who }) : m.notice_agreed_on({ who, animal });
    case 'alt_text':
      return m.notice_described({ who });
    case 'correction':
      return m.notice_corrected({ who });
  }
}
