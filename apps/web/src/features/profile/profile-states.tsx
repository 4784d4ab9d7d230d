import { Button, buttonClass, EmptyState, ErrorState } from '@aranya/ui';
import { Link } from 'react-router';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { errorText } from '../../lib/api';
import { useUnblock } from '../../data/safety/use-block';
import styles from './profile.module.css';

const picture = (name: string) => <img src={artwork.scene(name)} width="1200" height="900" alt="" />;

export function NoProfile() {
  return (
    <div className={styles.state}>
      <h1 className="size-2">We cannot find this member</h1>
      <EmptyState
        picture={picture('not-found')}
        title="This person cannot be found"
        text="The address may be mistyped, or the account was deleted."
        action={
          <Link className={buttonClass({ variant: 'fill' })} to={paths.discover()}>
            Discover people
          </Link>
        }
      />
    </div>
  );
}

export function BlockedProfile({ profileId, text }: { profileId: string; text: string }) {
  const { unblock, isPending } = useUnblock();
  return (
    <div className={styles.state}>
      <h1 className="size-2">Blocked</h1>
      <EmptyState
        title="You do not see each other"
        text={text}
        action={
          <>
            {!profileId.startsWith('@') && (
              <Button variant="fill" pending={isPending} onClick={() => unblock({ _id: profileId })}>
                Unblock
              </Button>
            )}
            <Link className={buttonClass({ variant: 'outline' })} to={paths.account()}>
              People you have blocked
            </Link>
          </>
        }
      />
    </div>
  );
}

interface FailedProfileProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

export function FailedProfile({ error, retrying, onRetry }: FailedProfileProps) {
  return (
    <div className={styles.state}>
      <ErrorState
        headingLevel={1}
        title="The profile could not be loaded"
        text={errorText(error)}
        onRetry={onRetry}
        retrying={retrying}
      />
    </div>
  );
}
