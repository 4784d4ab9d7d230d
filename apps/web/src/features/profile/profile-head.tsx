import type { User } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Binoculars, Settings } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { FollowsYou } from '../../parts/person/person-names';
import { ButtonLink } from '../../lib/button-link';
import { EditProfileDialog } from './edit/edit-profile-dialog';
import type { ProfileField } from './edit/profile-values';
import { MutedNote } from './muted-note';
import { About, Cover, Face } from './profile-about';
import { ProfileActions } from './profile-actions';
import { ProfileCounts } from './profile-counts';
import styles from './profile-head.module.css';

export function ProfileHead({ profile, lifeListShared }: { profile: User; lifeListShared: boolean }) {
  const nameId = useId();
  const followsYouId = useId();
  const [editing, setEditing] = useState<ProfileField | null>(null);
  const { is_self: own, followed_by: followsYou, follows, connection } = profile.relation;

  return (
    <header>
      <Cover profile={profile} />
      <div className={styles.person}>
        <Face profile={profile} />
        <div className={styles.words}>
          <h1 id={nameId} className="size-2 breaks">
            <bdi>{profile.full_name}</bdi>
          </h1>
          <p className={styles.username}>
            {profile.username !== '' ? (
              <>@{profile.username}</>
            ) : own ? (
              <button type="button" className={styles.add} onClick={() => setEditing('username')}>
                {m.community_username()}
              </button>
            ) : (
              m.profile_no_username()
            )}
            {followsYou && <FollowsYou id={followsYouId} />}
          </p>
          <About
            profile={profile}
            noLocation={
              own && (
                <button type="button" className={styles.add} onClick={() => setEditing('location')}>
                  {m.profile_add_location()}
                </button>
              )
            }
          />
          <ProfileCounts profile={profile} isOwn={own} />
          {!own && !follows && connection === 'none' && (
            <p className="small ink-3 over-3">{m.profile_follow_or_connect()}</p>
          )}
          {!own && <MutedNote personId={profile._id} />}
        </div>
        <div className={styles.actions}>
          {own ? (
            <OwnProfileActions onEdit={() => setEditing('full_name')} />
          ) : (
            <ProfileActions person={profile} describedBy={followsYou ? `${nameId} ${followsYouId}` : nameId}>
              {lifeListShared && (
                <ButtonLink
                  variant="outline"
                  className={styles.icon}
                  to={paths.lifeList(profile._id)}
                  aria-label={m.profile_their_list()}
                  title={m.profile_their_list()}
                >
                  <Binoculars aria-hidden="true" size={20} />
                </ButtonLink>
              )}
            </ProfileActions>
          )}
        </div>
      </div>
      {own && <EditProfileDialog profile={profile} startAt={editing} onClose={() => setEditing(null)} />}
    </header>
  );
}

function OwnProfileActions({ onEdit }: { onEdit: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onEdit}>
        {m.profile_edit()}
      </Button>
      <ButtonLink variant="outline" to={paths.ownLifeList()}>
        <Binoculars aria-hidden="true" size={18} />
        {m.community_life_list()}
      </ButtonLink>
      <ButtonLink
        variant="outline"
        className={styles.icon}
        to={paths.account()}
        aria-label={m.community_account()}
      >
        <Settings aria-hidden="true" size={22} />
      </ButtonLink>
    </>
  );
}
