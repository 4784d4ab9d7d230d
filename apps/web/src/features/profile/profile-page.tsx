import { Spinner } from '@aranya/ui';
import { useParams } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import { useMe } from '../../lib/session/use-me';
import styles from './profile.module.css';
import { ProfileScreen } from './profile-screen';

export const meta = () => privateMeta('Profile');

export default function ProfilePage() {
  const { profileId } = useParams();
  const { data: me } = useMe();
  const id = profileId?.toLowerCase() ?? me?._id;
  if (id === undefined) {
    return (
      <div className={styles.wait}>
        <Spinner label="Loading profile" />
      </div>
    );
  }
  return <ProfileScreen key={id} profileId={id} />;
}
