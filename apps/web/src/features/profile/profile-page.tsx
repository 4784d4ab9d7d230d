import { Spinner } from '@aranya/ui';
import { useParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { lazyOffline } from '../../lib/lazy-part';
import { privateMeta } from '../../lib/page-meta';
import type { GuestViewProps, SignInHandle } from '../../lib/session';
import { useMe } from '../../lib/session/use-me';
import type { GuestProfileProps } from './guest-profile';
import { ProfileScreen } from './profile-screen';

export const meta = () => privateMeta(m.community_profile());

const guestProfile = lazyOffline<GuestProfileProps>(
  () => import('./guest-profile'),
  ({ children }) => children,
);

/** Nobody's own profile is for guests, and its prerendered page must not wait for a part. */
function GuestView({ children }: GuestViewProps) {
  const { profileId } = useParams();
  return profileId === undefined ? (
    children
  ) : (
    <guestProfile.Component profileId={profileId}>{children}</guestProfile.Component>
  );
}

export const handle: SignInHandle = {
  GuestView,
  behindSignIn: ({ profileId }) =>
    profileId === undefined
      ? { title: m.profile_yours(), text: m.profile_yours_text() }
      : { title: m.profile_members(), text: m.profile_members_text() },
};

export default function ProfilePage() {
  const { profileId } = useParams();
  const { data: me } = useMe();
  const id = profileId?.toLowerCase() ?? me?._id;
  if (id === undefined) {
    return (
      <div className="center screen-high">
        <Spinner label={m.profile_loading()} />
      </div>
    );
  }
  return <ProfileScreen key={id} profileId={id} />;
}
