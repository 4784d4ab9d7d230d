import { Button, Spinner } from '@aranya/ui';
import { useParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { ApiError, errorText } from '../../lib/api';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import type { SignInHandle } from '../../lib/session';
import { useMe } from '../../lib/session/use-me';
import { useProfile } from '../../data/people/use-profile';
import { ButtonLink } from '../../lib/button-link';
import { Screen } from '../../parts/screen/screen';
import { Missing } from '../../parts/site/missing';
import { MissingWords } from '../../parts/site/not-found-words';
import { LifeListScreen } from './life-list-screen';
import { useLifeList } from '../../data/life-list/use-life-list';

export const meta = () => privateMeta(m.community_life_list());

export const handle: SignInHandle = {
  behindSignIn: ({ profileId }) =>
    profileId === undefined
      ? {
          title: m.life_behind_own(),
          text: m.life_behind_own_text(),
        }
      : { title: m.life_behind_member(), text: m.life_behind_member_text() },
};

export default function LifeListPage() {
  const { profileId } = useParams();
  const { data: me } = useMe();
  const id = profileId?.toLowerCase() ?? me?._id;
  return id === undefined ? <Wait /> : <MemberLifeList key={id} profileId={id} />;
}

function MemberLifeList({ profileId }: { profileId: string }) {
  const found = useLifeList(profileId);
  const { data, error, isPending } = found;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_found' || code === 'invalid_input' || code === 'blocked')
    return <NoLifeList profileId={profileId} text={errorText(error)} />;
  if (data) return <LifeListScreen {...data} />;
  if (isPending) return <Wait />;
  return (
    <Screen title={m.community_life_list()} tagline={m.life_tagline()}>
      <QueryError query={found} title={m.life_failed()} />
    </Screen>
  );
}

function Wait() {
  return (
    <div className="center screen-high">
      <Spinner label={m.life_loading()} />
    </div>
  );
}

/** Whose it is, their profile tells to whom may see that. */
function NoLifeList({ profileId, text }: { profileId: string; text: string }) {
  const { data, isPending } = useProfile(profileId);
  if (isPending) return <Wait />;
  const name = data?.profile.full_name;
  return (
    <Missing
      scene="camp-night"
      words={
        <MissingWords
          title={name === undefined ? m.life_nothing() : <bdi>{m.life_of({ name })}</bdi>}
          text={text}
        />
      }
      action={
        name === undefined ? (
          <>
            <ButtonLink to={paths.ownLifeList()}>{m.life_own()}</ButtonLink>
            <Button variant="outline" onClick={() => window.history.back()}>
              {m.life_back()}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink to={paths.profile(profileId)}>{m.connect_view_profile()}</ButtonLink>
            <ButtonLink variant="outline" to={paths.ownLifeList()}>
              {m.life_own()}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
