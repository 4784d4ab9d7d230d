import type { User } from '@aranya/contracts';
import { Avatar } from '@aranya/ui';
import { clsx } from 'clsx';
import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { TimeAgo } from '../../lib/time/time-ago';
import { defaultCover } from './cover';
import styles from './profile-head.module.css';

export function Cover({
  profile: { _id: id, cover_image: cover },
}: {
  profile: Pick<User, '_id' | 'cover_image'>;
}) {
  return (
    <img
      className={clsx(styles.cover, cover && styles.own)}
      src={cover?.url ?? defaultCover(id)}
      width={cover?.width ?? 1600}
      height={cover?.height ?? 600}
      alt={cover?.alt ?? ''}
    />
  );
}

export const Face = ({
  profile: { full_name: name, profile_picture: picture },
}: {
  profile: Pick<User, 'full_name' | 'profile_picture'>;
}) => (
  <Avatar
    name={name}
    src={picture}
    size="xxl"
    alt={picture === '' ? undefined : m.profile_picture_of({ name })}
    className={styles.avatar}
  />
);

interface AboutProps {
  profile: Pick<User, 'bio' | 'location' | 'createdAt'>;
  /** Replaces a location that is missing. */
  noLocation?: ReactNode;
}

/** What somebody says of themselves, and since when they are here. */
export function About({ profile: { bio, location, createdAt }, noLocation }: AboutProps) {
  const place = location === '' ? noLocation : <bdi>{location}</bdi>;
  return (
    <>
      {bio !== '' && (
        <p className="over-3 breaks pre-line measure" dir="auto">
          {bio}
        </p>
      )}
      <p className="cluster over-3 small ink-3 gap-1 gap-x-5">
        {place && (
          <span className="inline shrinks breaks gap-snug">
            <MapPin aria-hidden="true" size={17} />
            {place}
          </span>
        )}
        <span className="inline shrinks breaks gap-snug">
          <CalendarDays aria-hidden="true" size={17} />
          <span>{filled(m.profile_joined({ time: '{time}' }), { time: <TimeAgo at={createdAt} /> })}</span>
        </span>
      </p>
    </>
  );
}
