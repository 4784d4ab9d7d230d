import type { GuestLifeList, GuestMember } from '@aranya/contracts';
import { Button, FullPageSpinner } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { intlLocale } from '../../lib/language/locale';
import { useGuestMember } from '../../data/guests/use-guest-answers';
import { type GuestViewProps, useSession } from '../../lib/session';
import { Section } from '../../lib/section';
import { usePageTitle } from '../../lib/use-page-title';
import { GuestInvitation } from '../../parts/guest/guest-invitation';
import { GuestPosts } from '../../parts/guest/guest-post-card';
import { GuestScreen } from '../../parts/guest/guest-screen';
import { Portraits } from '../../parts/species-search/portraits';
import { About, Cover, Face } from './profile-about';
import { ProfileCounts } from './profile-counts';
import headStyles from './profile-head.module.css';
import styles from './profile.module.css';

export interface GuestProfileProps extends GuestViewProps {
  profileId: string;
}

/** The profile for people without an account, where its owner has opened it to them. */
export default function GuestProfile({ profileId, children }: GuestProfileProps) {
  const { data, isPending } = useGuestMember(profileId.toLowerCase());
  usePageTitle(data?.member.full_name ?? m.community_profile());
  if (isPending) return <FullPageSpinner label={m.profile_loading()} />;
  if (data === undefined) return children;
  const { member, life_list: list, posts } = data;
  const { _id: id, full_name: name } = member;
  return (
    <GuestScreen className={styles.profile}>
      <Head member={member} />
      <div className={`stack gap-6 packed ${styles.tabs}`}>
        {list !== null && list.species.length > 0 && <LifeList list={list} />}
        <Section id="posts" className="stack gap-4 packed" title={m.profile_posts()}>
          {posts.length > 0 ? (
            <GuestPosts posts={posts} label={m.profile_posts_of({ name })} />
          ) : (
            <p className="ink-2">{m.profile_no_posts_of({ name })}</p>
          )}
        </Section>
        <GuestInvitation text={m.profile_guests({ name })} feed={`member/${id}`} />
      </div>
    </GuestScreen>
  );
}

function Head({ member }: { member: GuestMember }) {
  const { status, signIn, leaving } = useSession();
  return (
    <header>
      <Cover profile={member} />
      <div className={headStyles.person}>
        <Face profile={member} />
        <div className={headStyles.words}>
          <h1 className="size-2 breaks">
            <bdi>{member.full_name}</bdi>
          </h1>
          {member.username !== '' && <p className={headStyles.username}>@{member.username}</p>}
          <About profile={member} />
          <ProfileCounts profile={member} />
        </div>
        <div className={headStyles.actions}>
          <Button
            variant="fill"
            pending={leaving !== undefined}
            pendingLabel={m.sign_in_opening_sign_up()}
            disabled={status !== 'signed-out'}
            aria-label={m.seen_follow_name({ name: member.full_name })}
            onClick={() => void signIn('signup')}
          >
            {m.seen_follow()}
          </Button>
        </div>
      </div>
    </header>
  );
}

function LifeList({ list: { species, species_count: count } }: { list: GuestLifeList }) {
  const more = count - species.length;
  return (
    <Section
      id="life-list"
      className="stack gap-4 packed"
      title={m.profile_species({ number: count.toLocaleString(intlLocale()) })}
    >
      <Portraits label={m.profile_their_list()} animals={species} />
      {more > 0 && (
        <p className="small ink-2">{m.profile_more_species({ number: more.toLocaleString(intlLocale()) })}</p>
      )}
    </Section>
  );
}
