import { EmptyState } from '@aranya/ui';
import { tsr, unwrap } from '../../../lib/api';
import { privateMeta } from '../../../lib/page-meta';
import { uniqueBy, usePages } from '../../../lib/paging/use-pages';
import { adminKeys } from '../shared/admin-keys';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { NameCard } from './name-card';

export const meta = () => privateMeta('Names to settle');

export default function NamesPage() {
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
      <AdminHead title="Names to settle">
        Members’ own words for animals that our list does not know. If you know the animal, choose it for all
        posts at once.
      </AdminHead>
      {pills}
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
