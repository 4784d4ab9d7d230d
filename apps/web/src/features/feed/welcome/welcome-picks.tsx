import type { User } from '@aranya/contracts';
import { Avatar, Button } from '@aranya/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import { FollowButton } from '../../../parts/person/follow-button';
import type { WelcomePicks as Picks } from './use-welcome-picks';
import styles from './welcome.module.css';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { recordWord } from '../../../lib/language/record-word';

interface WelcomePicksProps {
  picks: Picks;
  hasPicture: boolean;
  hasWritten: boolean;
  onChange: () => void;
  onDone: () => void;
}

export function WelcomePicks({
  picks: { body, day },
  hasPicture,
  hasWritten,
  onChange,
  onDone,
}: WelcomePicksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {m.welcome_people()}
      </h3>
      {body.users.length === 0 ? (
        <p className={styles.text}>{m.welcome_nobody()}</p>
      ) : (
        <ul className="stack gap-3">
          {body.users.map((person) => (
            <PersonRow key={person._id} person={person} />
          ))}
        </ul>
      )}
      {day && (
        <>
          <h3 className={styles.subtitle}>{m.welcome_today()}</h3>
          <div className={styles.day}>
            <DayLink
              to={paths.animal(day.animal.id)}
              picture={day.animal.image}
              label={m.welcome_species()}
              name={recordWord(day.animal.name)}
              note={<i>{day.animal.scientific_name}</i>}
            />
            <DayLink
              to={paths.park(day.park.slug)}
              picture={day.park.images}
              label={m.welcome_park()}
              name={recordWord(day.park.name)}
              note={<Said text={day.park.location} />}
            />
          </div>
        </>
      )}
      {!(hasWritten && hasPicture) && (
        <>
          <h3 className={styles.subtitle}>{m.welcome_hello()}</h3>
          <div className="cluster gap-2">
            {!hasWritten && <ButtonLink to={paths.createPost()}>{m.welcome_write()}</ButtonLink>}
            {!hasPicture && (
              <ButtonLink variant="outline" to={paths.ownProfile()}>
                {m.welcome_picture()}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <div className={`cluster gap-2 ${styles.end}`}>
        <Button variant="quiet" onClick={onChange}>
          {m.welcome_again()}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {m.welcome_done()}
        </Button>
      </div>
    </>
  );
}

function PersonRow({ person }: { person: User }) {
  const nameId = useId();
  return (
    <li className="stack gap-3 middle between">
      <Avatar name={person.full_name} src={person.profile_picture} size="s" />
      <div className="stack shrinks lh-135">
        <SiteLink
          className={`start bold plain underlines ${styles.name}`}
          to={paths.profile(person._id)}
          title={person.full_name}
        >
          <bdi id={nameId}>{person.full_name}</bdi>
        </SiteLink>
        <p className={styles.bio} dir="auto">
          {person.bio || person.location || (person.username && `@${person.username}`)}
        </p>
      </div>
      <FollowButton person={person} describedBy={nameId} />
    </li>
  );
}

interface DayLinkProps {
  to: string;
  picture: string;
  label: string;
  name: string;
  note: ReactNode;
}

function DayLink({ to, picture, label, name, note }: DayLinkProps) {
  return (
    <SiteLink className="stack gap-3 middle round-2 plain framed beside raised pad-y-2 pad-x-2" to={to}>
      <img className={styles.picture} src={picture} alt="" width={72} height={72} />
      <span className="stack shrinks lh-135">
        <span className="tiny ink-3">{label}</span>
        <span className="bold underlines">{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
    </SiteLink>
  );
}
