import { Button, EmptyState, Spinner } from '@aranya/ui';
import { useParams } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import { ApiError, errorText } from '../../lib/api';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import type { SignInHandle } from '../../lib/session';
import { useMe } from '../../lib/session/use-me';
import { ButtonLink } from '../../lib/button-link';
import { Screen } from '../../parts/screen/screen';
import styles from './life-list.module.css';
import { LifeListScreen } from './life-list-screen';
import { useLifeList } from '../../data/life-list/use-life-list';

export const meta = () => privateMeta('Life list');

export const handle: SignInHandle = {
  behindSignIn: ({ profileId }) =>
    profileId === undefined
      ? {
          title: 'Your life list',
          text: 'Note your sightings, with their places hidden where that protects an animal, and see every species that you have met.',
        }
      : { title: 'A member’s life list', text: 'Only members can see which species somebody has seen.' },
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
    return <NoLifeList text={errorText(error)} />;
  if (data) return <LifeListScreen {...data} />;
  if (isPending) return <Wait />;
  return (
    <Screen title="Life list" tagline="Each species seen, once.">
      <QueryError query={found} title="The life list could not be loaded" />
    </Screen>
  );
}

function Wait() {
  return (
    <div className={styles.wait}>
      <Spinner label="Loading the life list" />
    </div>
  );
}

function NoLifeList({ text }: { text: string }) {
  return (
    <Screen title="Life list" tagline="Each species seen, once.">
      <EmptyState
        title="There is nothing to see here"
        text={text}
        action={
          <>
            <ButtonLink to={paths.ownLifeList()}>Your own life list</ButtonLink>
            <Button variant="outline" onClick={() => window.history.back()}>
              Go back
            </Button>
          </>
        }
      />
    </Screen>
  );
}
