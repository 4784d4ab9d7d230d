import type { User } from '@aranya/contracts';
import { Avatar, Button, ErrorState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useId } from 'react';
import { errorText } from '../../lib/api';
import { LoadMore } from '../../lib/paging/load-more';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { useUnblock } from '../../data/safety/use-block';
import styles from './account.module.css';
import { useBlocked } from '../../data/safety/use-blocked';

export function BlockedPeople() {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="size-3">
        Blocked people
      </h2>
      <BlockedList />
    </section>
  );
}

function BlockedList() {
  const blocked = useBlocked();
  const kept = useListFocus<HTMLUListElement>(blocked.data?.length ?? 0);
  if (blocked.isPending) {
    return (
      <SkeletonGroup label="Loading blocked people" className="stack">
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  if (blocked.data === undefined) {
    return (
      <ErrorState
        picture={null}
        headingLevel={3}
        title="Blocked people could not be loaded"
        text={errorText(blocked.error)}
        onRetry={() => void blocked.refetch()}
        retrying={blocked.isFetching}
      />
    );
  }
  if (blocked.data.length === 0 && !blocked.hasNextPage) {
    return (
      <p className="measure ink-2">
        You have not blocked anybody. Block is in the menu of a profile or a post, and hides the two of you
        from each other.
      </p>
    );
  }
  return (
    <>
      <ul className="stack divided" aria-label="Blocked people" {...kept}>
        {blocked.data.map((person) => (
          <BlockedPerson key={person._id} person={person} />
        ))}
      </ul>
      <LoadMore
        more={blocked.hasNextPage}
        loading={blocked.isFetchingNextPage}
        busy={blocked.isFetching}
        error={blocked.isFetchNextPageError ? errorText(blocked.error) : undefined}
        onLoad={() => void blocked.fetchNextPage()}
        loadingLabel="Loading more people"
        skeleton={<Skeleton lines={2} />}
      />
    </>
  );
}

function BlockedPerson({ person }: { person: User }) {
  const nameId = useId();
  const { unblock, isPending } = useUnblock();
  return (
    <li className="row gap-3 pad-y-3">
      <Avatar name={person.full_name} src={person.profile_picture} />
      <div className="stack shrinks grows lh-135">
        <bdi id={nameId} className="bold breaks">
          {person.full_name}
        </bdi>
        {person.username !== '' && <span className="cut small ink-3">@{person.username}</span>}
      </div>
      <Button variant="outline" pending={isPending} aria-describedby={nameId} onClick={() => unblock(person)}>
        Unblock
      </Button>
    </li>
  );
}
