import { EmptyState, Select, Spinner } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { tsr, unwrap } from '../../../lib/api';
import { privateMeta } from '../../../lib/page-meta';
import { uniqueBy, usePages } from '../../../lib/paging/use-pages';
import { useRole } from '../../../lib/session/use-me';
import { adminKeys } from '../shared/admin-keys';
import { AdminHead } from '../shared/admin-head';
import styles from '../shared/admin.module.css';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { NameCard } from './name-card';

export const meta = () => privateMeta('Names and facts');

const CorrectionsQueue = lazy(() => import('../corrections/corrections-queue'));

const lists = ['names', 'corrections'] as const;
const listParser = parseAsStringLiteral(lists).withDefault('names').withOptions({ history: 'push' });

/** Editors see the corrections alone. */
export default function NamesPage() {
  const isEditor = useRole() === 'editor';
  const [chosen, setChosen] = useQueryState('list', listParser);
  if (!isEditor && chosen === 'names') return <Names choose={(next) => void setChosen(next)} />;
  return (
    <>
      <AdminHead title={isEditor ? 'Corrections' : 'Names and facts'}>
        Facts of species and parks that members would change. Look at the source, then accept or decline.
      </AdminHead>
      <Suspense fallback={<Spinner label="Loading the corrections" />}>
        <CorrectionsQueue>
          {!isEditor && <WhichList chosen="corrections" choose={(next) => void setChosen(next)} />}
        </CorrectionsQueue>
      </Suspense>
    </>
  );
}

type List = (typeof lists)[number];

const WhichList = ({ chosen, choose }: { chosen: List; choose: (list: List) => void }) => (
  <Select
    className={styles.select}
    label="Which list"
    labelHidden
    options={[
      { value: 'names', label: 'Names' },
      { value: 'corrections', label: 'Corrections' },
    ]}
    value={chosen}
    onValueChange={choose}
  />
);

function Names({ choose }: { choose: (list: List) => void }) {
  const { state, pills } = useQueue('Which names', 'Settled');
  const list = usePages({
    queryKey: adminKeys.names(state),
    ask: (cursor, fetchOptions) =>
      tsr.admin.names.query({ query: { state, cursor }, fetchOptions }).then(unwrap),
    select: (pages) =>
      uniqueBy(
        pages.flatMap(({ names }) => names),
        ({ name }) => name,
      ),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return (
    <>
      <AdminHead title="Names and facts">
        Members’ own words for animals that our list does not know. If you know the animal, choose it for all
        posts at once.
      </AdminHead>
      <div className="cluster gap-3 spread bottoms">
        {pills}
        <WhichList chosen="names" choose={choose} />
      </div>
      <AdminList
        list={list}
        label={state === 'open' ? 'Open names' : 'Settled names'}
        failedTitle="The names could not be loaded"
        getKey={({ name }) => name}
        empty={
          state === 'open' ? (
            <EmptyState
              title="Every name is settled"
              text="New ones appear here, those of most posts first."
            />
          ) : (
            <EmptyState title="No settled names yet" text="Names you settle appear here." />
          )
        }
      >
        {(name) => <NameCard name={name} />}
      </AdminList>
    </>
  );
}
