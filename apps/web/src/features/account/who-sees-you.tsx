import { type Privacy, profileVisibilities, visibilities, type Visibility } from '@aranya/contracts';
import { Checkbox, Select, SkeletonGroup } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
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
    <Section className={styles.section} title={m.account_seen_by()}>
      <BecauseChild rule={m.account_seen_rule()} />
      {isChild && <ChildRules />}
      <Choices isChild={isChild} />
      <p className="measure small ink-2">
        {!isChild && m.account_seen_preview()}
        {filled(m.account_seen_list({ link: '{link}' }), {
          link: <SiteLink to={paths.ownLifeList()}>{m.account_seen_list_link()}</SiteLink>,
        })}
      </p>
    </Section>
  );
}

function guestsHint(profile: Privacy['profile']): string {
  if (profile !== 'public') return m.account_guests_first();
  const what = m.account_guests_what();
  return getSettings().site.open_to_guests ? what : m.account_guests_closed({ what });
}

function Choices({ isChild }: { isChild: boolean }) {
  const privacy = usePrivacy();
  const { mutate, isPending, variables } = useSetPrivacy();
  if (privacy.isPending) return <SkeletonGroup label={m.account_seen_loading()} lines={3} />;
  if (privacy.data === undefined) {
    return <QueryError query={privacy} picture={null} headingLevel={3} title={m.account_seen_failed()} />;
  }
  const chosen = isPending ? variables.body : privacy.data;
  const change = (changed: Partial<Privacy>) => mutate({ body: { ...chosen, ...changed } });
  // Likes are hidden from people who may not see the profile.
  const likesChoices: readonly Visibility[] =
    chosen.profile === 'public' ? visibilities : visibilities.filter((one) => one !== 'public');
  const likes = likesChoices.includes(chosen.likes) ? chosen.likes : 'connections';
  return (
    <div className="stack gap-5">
      {!isChild && (
        <Select
          label={m.account_profile()}
          hint={m.account_profile_hint()}
          options={visibilityOptions(profileVisibilities)}
          value={chosen.profile}
          onValueChange={(profile) => change({ profile })}
        />
      )}
      <Select
        label={m.account_likes()}
        hint={m.account_likes_hint()}
        options={visibilityOptions(likesChoices)}
        value={likes}
        onValueChange={(next) => change({ likes: next })}
      />
      {!isChild && (
        <div className="panel pad-3-4">
          <Checkbox
            label={m.account_guests()}
            hint={guestsHint(chosen.profile)}
            checked={chosen.open_to_guests && chosen.profile === 'public'}
            disabled={chosen.profile !== 'public'}
            onChange={({ target }) => change({ open_to_guests: target.checked })}
          />
        </div>
      )}
    </div>
  );
}
