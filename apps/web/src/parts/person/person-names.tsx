import type { Author } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import styles from './person-names.module.css';

interface PersonNamesProps {
  person: Author;
  nameId?: string;
  /** Shows "Follows you" with this id. */
  followsYouId?: string;
}

export function PersonNames({ person, nameId, followsYouId }: PersonNamesProps) {
  return (
    <div className="stack shrinks gap-hair lh-13">
      <SiteLink className={styles.name} to={paths.profile(person._id)} title={person.full_name}>
        <bdi id={nameId}>{person.full_name}</bdi>
      </SiteLink>
      <p className="row shrinks wraps gap-hair gap-x-2">
        {person.username !== '' && <span className="cut shrinks small ink-3">@{person.username}</span>}
        {followsYouId !== undefined && <FollowsYou id={followsYouId} />}
      </p>
    </div>
  );
}

/** Explains a disabled follow button; see isFollowDisabled. */
export function FollowsYou({ id }: { id: string }) {
  return (
    <span id={id} className={styles.followsYou}>
      {m.person_follows_you()}
    </span>
  );
}
