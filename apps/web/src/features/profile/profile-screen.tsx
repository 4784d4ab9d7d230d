import { Spinner } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { ApiError } from '../../lib/api';
import { lazyOffline } from '../../lib/lazy-part';
import { useWide } from '../../lib/use-wide';
import { QueryError } from '../../lib/query-error';
import { useProfile } from '../../data/people/use-profile';
import { ProfileHead } from './profile-head';
import screen from '../../parts/screen/screen.module.css';
import styles from './profile.module.css';
import { ProfileTabs } from './profile-tabs';
import { BlockedProfile, LimitedProfile, NoProfile } from './profile-states';

// This chunk includes the names of all species and parks.
const side = lazyOffline(() => import('./profile-side'));

/** A later refusal hides a profile that was visible before. */
export function ProfileScreen({ profileId }: { profileId: string }) {
  const found = useProfile(profileId);
  const { data, error, isPending } = found;
  const wide = useWide();
  const code = error instanceof ApiError ? error.code : null;

  if (code === 'blocked') return <BlockedProfile profileId={profileId} text={error?.message ?? ''} />;
  if (code === 'not_found' || code === 'invalid_input') return <NoProfile />;
  if (data) {
    const { profile, lifeListShared, likesShared } = data;
    return (
      <div className={styles.profile}>
        <ProfileHead profile={profile} lifeListShared={lifeListShared} />
        {profile.limited ? (
          <LimitedProfile name={profile.full_name} />
        ) : (
          <div className={`${screen.screen} ${screen.writing}`}>
            <ProfileTabs profile={profile} likesShared={likesShared} />
            {wide && <side.Component profile={profile} lifeListShared={lifeListShared} />}
          </div>
        )}
      </div>
    );
  }
  if (isPending) {
    return (
      <div className="center screen-high">
        <Spinner label={m.profile_loading()} />
      </div>
    );
  }
  return (
    <div className={screen.screen}>
      <QueryError query={found} headingLevel={1} title={m.profile_failed()} />
    </div>
  );
}
