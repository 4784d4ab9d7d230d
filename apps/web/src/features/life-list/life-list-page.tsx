import { Button, buttonClass, EmptyState, ErrorState, Spinner } from '@aranya/ui';
import { Link, useParams } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import { ApiError, errorText } from '../../lib/api';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { useMe } from '../../lib/session/use-me';
import { Screen } from '../../parts/screen/screen';
import styles from './life-list.module.css';
import { LifeListScreen } from './life-list-screen';
import { useLifeList } from '../../data/life-list/use-life-list';

export const meta = () => privateMeta('Life list');

export const handle: SignInHandle = {
  behindSignIn: ({ profileId }) =>
    profileId === undefined
      ? { title: 'Your life list', text: 'Every species you have seen has its place here.' }
      : { title: 'A member’s life list', text: 'Which species somebody has seen is for members.' },
};

export default function LifeListPage() {
  const { profileId } = useParams();
  const { data: me } = useMe();
  const id = profileId?.toLowerCase() ?? me?._id;
  return id === undefined ? <Wait /> : <MemberLifeList key={id} profileId={id} />;
}

function MemberLifeList({ profileId }: { profileId: string }) {
  const { data, error, isPending, isFetching, refetch } = useLifeList(profileId);
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_found' || code === 'invalid_input' || code === 'blocked')
    return <NoLifeList text={errorText(error)} />;
  if (data) return <LifeListScreen {...data} />;
  if (isPending) return <Wait />;
  return (
    <Screen title="Life list" tagline="Each species seen, once.">
      <ErrorState
        title="The life list could not be loaded"
        text={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
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
            <Link className={buttonClass({ variant: 'fill' })} to={paths.ownLifeList()}>
              Your own life list
            </Link>
            <Button variant="outline" onClick={() => window.history.back()}>
              Go back
            </Button>
          </>
        }
      />
    </Screen>
  );
}
