import { type Privacy, profileVisibilities, visibilities, type Visibility } from '@aranya/contracts';
import { Checkbox, Select, SkeletonGroup } from '@aranya/ui';
import { SiteLink } from '../../lib/language/site-link';
import { usePrivacy, useSetPrivacy } from '../../data/account/use-privacy';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { Section } from '../../lib/section';
import { useChildUntil } from '../../lib/session/use-me';
import { getSettings } from '../../lib/settings';
import { BecauseChild, ChildRules } from '../../parts/person/child-rules';
import { visibilityOptions } from '../../parts/person/visibility-options';
import styles from './account.module.css';

export function WhoSeesYou() {
  const isChild = useChildUntil() !== undefined;
  return (
    <Section className={styles.section} title="Who can see you">
      <BecauseChild rule="the following holds" />
      {isChild && <ChildRules />}
      <Choices isChild={isChild} />
      <p className="measure ink-2">
        {!isChild &&
          'The link preview of a post shows guests your name, its first lines and its first picture. '}
        You choose who sees your life list in <SiteLink to={paths.ownLifeList()}>the list itself</SiteLink>.
      </p>
    </Section>
  );
}

function guestsHint(profile: Privacy['profile']): string {
  if (profile !== 'public') return 'For guests, your profile has to be for all members.';
  const what =
    'People without an account, and feed readers, can read your profile, your posts, your life list if it is for all members, and your comments below open posts. Protected places stay hidden.';
  return getSettings().site.open_to_guests ? what : `${what} This site shows them nothing for now.`;
}

function Choices({ isChild }: { isChild: boolean }) {
  const privacy = usePrivacy();
  const { mutate, isPending, variables } = useSetPrivacy();
  if (privacy.isPending) return <SkeletonGroup label="Loading who can see you" lines={3} />;
  if (privacy.data === undefined) {
    return (
      <QueryError query={privacy} picture={null} headingLevel={3} title="Your choices could not be loaded" />
    );
  }
  const chosen = isPending ? variables.body : privacy.data;
  const change = (changed: Partial<Privacy>) => mutate({ body: { ...chosen, ...changed } });
  // Likes are hidden from people who may not see the profile.
  const likesChoices: readonly Visibility[] =
    chosen.profile === 'public' ? visibilities : visibilities.filter((one) => one !== 'public');
  const likes = likesChoices.includes(chosen.likes) ? chosen.likes : 'connections';
  return (
    <>
      {!isChild && (
        <Select
          label="Your profile"
          hint="About you, location, cover, whom you follow and are connected with, and the posts and pictures there. Your name and picture are for all members."
          options={visibilityOptions(profileVisibilities)}
          value={chosen.profile}
          onValueChange={(profile) => change({ profile })}
        />
      )}
      <Select
        label="What you like"
        hint="The list on your profile. Authors are told all the same that you like their posts."
        options={visibilityOptions(likesChoices)}
        value={likes}
        onValueChange={(next) => change({ likes: next })}
      />
      {!isChild && (
        <Checkbox
          label="Open to guests"
          hint={guestsHint(chosen.profile)}
          checked={chosen.open_to_guests && chosen.profile === 'public'}
          disabled={chosen.profile !== 'public'}
          onChange={({ target }) => change({ open_to_guests: target.checked })}
        />
      )}
    </>
  );
}
