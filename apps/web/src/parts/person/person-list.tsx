import type { User } from '@aranya/contracts';
import { SkeletonGroup } from '@aranya/ui';
import type { ReactNode } from 'react';
import { m } from '../../lib/language/messages';
import type { PagedItems } from '../../lib/paging/paged-items';
import { PagedList } from '../../lib/paging/paged-list';
import styles from './person-card.module.css';
import { PersonSkeleton } from './person-skeleton';

interface PersonListProps {
  people: PagedItems<User>;
  label: string;
  failedTitle: string;
  empty: ReactNode;
  children: (person: User) => ReactNode;
}

export function PeopleSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.list}>
      <PersonSkeleton />
      <PersonSkeleton />
      <PersonSkeleton />
      <PersonSkeleton />
    </SkeletonGroup>
  );
}

export function PersonList({ people, label, ...rest }: PersonListProps) {
  return (
    <PagedList
      {...rest}
      list={people}
      label={label}
      getKey={({ _id }) => _id}
      className={styles.list}
      loading={<PeopleSkeleton label={m.person_loading({ what: label.toLowerCase() })} />}
      loadingLabel={m.person_loading_more()}
      skeleton={
        <div className={styles.list}>
          <PersonSkeleton />
        </div>
      }
    />
  );
}
