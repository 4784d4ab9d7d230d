import type { User } from '@aranya/contracts';
import { ErrorState, SkeletonGroup } from '@aranya/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../../../../lib/api';
import { LoadMore } from '../paging/load-more';
import styles from './person-list.module.css';
import { PersonSkeleton } from './person-skeleton';
import { useListFocus } from './use-list-focus';

/** Of an infinite query. */
interface PagedPeople {
  data: User[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PersonListProps {
  people: PagedPeople;
  /** For screen readers. */
  label: string;
  failedTitle: string;
  empty: ReactNode;
  children: (person: User) => ReactNode;
}

export function PeopleSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={`Loading ${label}`} className={styles.grid}>
      <PersonSkeleton />
      <PersonSkeleton />
      <PersonSkeleton />
      <PersonSkeleton />
    </SkeletonGroup>
  );
}

export function PersonList({ people, label, failedTitle, empty, children }: PersonListProps) {
  const kept = useListFocus<HTMLUListElement>(people.data?.length ?? 0);
  if (people.isPending) {
    return <PeopleSkeleton label={label.toLowerCase()} />;
  }
  if (people.data === undefined) {
    return (
      <ErrorState
        title={failedTitle}
        text={messageOf(people.error)}
        onRetry={() => void people.refetch()}
        retrying={people.isFetching}
      />
    );
  }
  if (people.data.length === 0 && !people.hasNextPage) return empty;
  return (
    <div className={styles.list}>
      <ul className={styles.grid} aria-label={label} {...kept}>
        {people.data.map((person) => (
          <li key={person._id} className={styles.entry}>
            {children(person)}
          </li>
        ))}
      </ul>
      <LoadMore
        more={people.hasNextPage}
        loading={people.isFetchingNextPage}
        busy={people.isFetching}
        error={people.isFetchNextPageError ? messageOf(people.error) : undefined}
        onLoad={() => void people.fetchNextPage()}
        loadingLabel="Loading more people"
        skeleton={<PersonSkeleton />}
      />
    </div>
  );
}
