import type { User } from '@aranya/contracts';
import { Avatar, Button, ErrorState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { useMute } from '../../../data/mutes/use-mute';
import { LoadMore } from '../../../lib/paging/load-more';
import { useListFocus } from '../../../lib/paging/use-list-focus';
import styles from '../account.module.css';
import { useMuted } from '../../../data/mutes/use-muted';

export function MutedPeople() {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="size-3">
        Muted people
      </h2>
      <MutedList />
    </section>
  );
}

function MutedList() {
  const muted = useMuted();
  const kept = useListFocus<HTMLUListElement>(muted.data?.length ?? 0);
  if (muted.isPending) {
    return (
      <SkeletonGroup label="Loading muted people" className="stack">
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  if (muted.data === undefined) {
    return (
      <ErrorState
        picture={null}
        headingLevel={3}
        title="Muted people could not be loaded"
        text={errorText(muted.error)}
        onRetry={() => void muted.refetch()}
        retrying={muted.isFetching}
      />
    );
  }
  if (muted.data.length === 0 && !muted.hasNextPage) {
    return (
      <p className="measure ink-2">
        You have not muted anybody. Mute is in the menu of a profile or a post. It keeps their posts and
        notifications away from you, and you stay connected.
      </p>
    );
  }
  return (
    <>
      <ul className="stack divided" aria-label="Muted people" {...kept}>
        {muted.data.map((person) => (
          <MutedPerson key={person._id} person={person} />
        ))}
      </ul>
      <LoadMore
        more={muted.hasNextPage}
        loading={muted.isFetchingNextPage}
        busy={muted.isFetching}
        error={muted.isFetchNextPageError ? errorText(muted.error) : undefined}
        onLoad={() => void muted.fetchNextPage()}
        loadingLabel="Loading more people"
        skeleton={<Skeleton lines={2} />}
      />
    </>
  );
}

function MutedPerson({ person }: { person: User }) {
  const nameId = useId();
  const { unmute, isPending } = useMute();
  return (
    <li className="row gap-3 pad-y-3">
      <Avatar name={person.full_name} src={person.profile_picture} />
      <div className="stack shrinks grows lh-135">
        <Link id={nameId} className="bold breaks" to={paths.profile(person._id)}>
          <bdi>{person.full_name}</bdi>
        </Link>
        {person.username !== '' && <span className="cut small ink-3">@{person.username}</span>}
      </div>
      <Button variant="outline" pending={isPending} aria-describedby={nameId} onClick={() => unmute(person)}>
        Unmute
      </Button>
    </li>
  );
}
