import { Button, EmptyState } from '@aranya/ui';
import type { ComponentProps } from 'react';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
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
        action={<ButtonLink to={paths.discover()}>Discover people</ButtonLink>}
      />
    </div>
  );
}

/** Stands at the left, as the head does. */
export const EmptyTab = (props: Omit<ComponentProps<typeof EmptyState>, 'className'>) => (
  <EmptyState className={styles.empty} {...props} />
);

export function LimitedProfile({ name }: { name: string }) {
  return (
    <EmptyState
      // The cover stands above.
      picture={null}
      title="This profile is for connections"
      text={`${name} lets only their connections see their posts, their pictures and what they write about themselves.`}
    />
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
            <ButtonLink variant="outline" to={paths.account()}>
              People you have blocked
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
