import type { User } from '@aranya/contracts';
import { Avatar, Button, Skeleton, SkeletonGroup } from '@aranya/ui';
import type { ReactNode } from 'react';
import { m } from '../../lib/language/messages';
import { LoadMore } from '../../lib/paging/load-more';
import type { PagedItems } from '../../lib/paging/paged-items';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { QueryError } from '../../lib/query-error';
import { Section } from '../../lib/section';
import styles from './account.module.css';

interface PeopleSectionProps {
  title: string;
  text?: string;
  loading: string;
  failed: string;
  people: PagedItems<User>;
  empty: ReactNode;
  children: (person: User) => ReactNode;
}

export function PeopleSection({ title, text, ...list }: PeopleSectionProps) {
  return (
    <Section className={styles.section} title={title}>
      {text && <p className="measure small ink-2">{text}</p>}
      <People title={title} {...list} />
    </Section>
  );
}

function People({ title, loading, failed, people, empty, children }: Omit<PeopleSectionProps, 'text'>) {
  const kept = useListFocus<HTMLUListElement>(people.data?.length ?? 0);
  if (people.isPending) {
    return <SkeletonGroup label={loading} className="stack" lines={2} />;
  }
  if (people.data === undefined)
    return <QueryError query={people} picture={null} headingLevel={3} title={failed} />;
  if (people.data.length === 0 && !people.hasNextPage) return empty;
  return (
    <>
      <ul className="panel stack divided pad-x-4" aria-label={title} {...kept}>
        {people.data.map(children)}
      </ul>
      <LoadMore list={people} loadingLabel={m.account_more_people()} skeleton={<Skeleton lines={2} />} />
    </>
  );
}

interface PersonRowProps {
  person: User;
  nameId: string;
  name: ReactNode;
  pending: boolean;
  undoLabel: string;
  onUndo: () => void;
}

export function PersonRow({ person, nameId, name, pending, undoLabel, onUndo }: PersonRowProps) {
  return (
    <li className="row gap-3 pad-y-3">
      <Avatar name={person.full_name} src={person.profile_picture} />
      <div className="stack shrinks grows lh-135">
        {name}
        {person.username !== '' && <span className="cut small ink-3">@{person.username}</span>}
      </div>
      <Button variant="outline" pending={pending} aria-describedby={nameId} onClick={onUndo}>
        {undoLabel}
      </Button>
    </li>
  );
}
