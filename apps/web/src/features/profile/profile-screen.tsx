import { Spinner } from '@aranya/ui';
import { ApiError } from '../../lib/api';
import { useProfile } from '../../data/people/use-profile';
import { ProfileHead } from './profile-head';
import styles from './profile.module.css';
import { ProfileTabs } from './profile-tabs';
import { BlockedProfile, FailedProfile, NoProfile } from './profile-states';

/** Shows a profile; a later refusal hides one that was visible before. */
export function ProfileScreen({ profileId }: { profileId: string }) {
  const { data, error, isPending, isFetching, refetch } = useProfile(profileId);
  const code = error instanceof ApiError ? error.code : null;

  if (code === 'blocked') return <BlockedProfile profileId={profileId} text={error?.message ?? ''} />;
  if (code === 'not_found' || code === 'invalid_input') return <NoProfile />;
  if (data) {
    const { profile } = data;
    return (
      <div className={styles.profile}>
        <ProfileHead {...data} />
        <ProfileTabs profile={profile} />
      </div>
    );
  }
  if (isPending) {
    return (
      <div className={styles.wait}>
        <Spinner label="Loading profile" />
      </div>
    );
  }
  return <FailedProfile error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
