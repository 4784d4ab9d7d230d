import type { User } from '@aranya/contracts';
import { SkeletonGroup } from '@aranya/ui';
import { CircleQuestionMark, Lock, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import type { SignInHandle } from '../../lib/session';
import { useMe } from '../../lib/session/use-me';
import { PostSkeleton } from '../../parts/post/post-skeleton';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import { Screen, Side } from '../../parts/screen/screen';
import { Composer } from './composer';
import { editWaiting } from './edit-waiting';
import { useStartingDraft } from './use-starting-draft';
import { m } from '../../lib/language/messages';

export const meta = () => privateMeta(m.community_create_post());

export const handle: SignInHandle = {
  behindSignIn: () => ({
    title: m.composer_members(),
    text: m.composer_members_text(),
  }),
};

const hints = () => [
  { icon: MapPin, text: m.composer_help_sighting() },
  { icon: Lock, text: m.entry_seen_note() },
  { icon: CircleQuestionMark, text: m.composer_help_ask() },
];

export default function CreatePostPage() {
  const { data: me } = useMe();
  return (
    <Screen title={m.community_create_post()} tagline={m.composer_tagline()} column="writing">
      {me && <OwnDraft key={me._id} user={me} />}
      <Side>
        <Section
          className="panel stack gap-4 pad-4"
          title={<span className="size-4">{m.composer_help()}</span>}
        >
          <ul className="stack gap-4 small ink-2">
            {hints().map(({ icon: Icon, text }) => (
              <li key={text} className="row gap-3 tops">
                <Icon aria-hidden="true" size={20} className="rigid forest" />
                {text}
              </li>
            ))}
          </ul>
          <ButtonLink variant="outline" className="start" to={paths.rules()}>
            {m.footer_rules()}
          </ButtonLink>
        </Section>
      </Side>
    </Screen>
  );
}

/** A waiting post becomes the draft first. */
function OwnDraft({ user: me }: { user: User }) {
  const [search, setSearch] = useSearchParams();
  const waiting = search.get('waiting');
  const { _id: userId } = me;
  useEffect(() => {
    if (waiting !== null) void editWaiting(userId, waiting).finally(() => setSearch({}, { replace: true }));
  }, [userId, waiting, setSearch]);
  const [opened, setOpened] = useState(0);
  if (waiting !== null) return <OpeningDraft />;
  const open = () => setOpened((count) => count + 1);
  return <OwnComposer key={opened} user={me} isChosen={opened > 0} onOpened={open} />;
}

interface OwnComposerProps {
  user: User;
  isChosen: boolean;
  onOpened: () => void;
}

function OwnComposer({ user, isChosen, onOpened }: OwnComposerProps) {
  const start = useStartingDraft(user._id, isChosen);
  return start === undefined ? <OpeningDraft /> : <Composer user={user} start={start} onOpened={onOpened} />;
}

function OpeningDraft() {
  return (
    <SkeletonGroup label={m.composer_opening()}>
      <PostSkeleton picture />
    </SkeletonGroup>
  );
}
