import { EmptyState } from '@aranya/ui';
import { privateMeta } from '../../../lib/page-meta';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { AppealCard } from './appeal-card';
import { useAppeals } from './use-appeals';

export const meta = () => privateMeta('Appeals');

export default function AppealsPage() {
  const { state, pills } = useQueue('Which appeals', 'Decided');
  const list = useAppeals(state);
  return (
    <>
      <AdminHead title="Appeals">
        Members who appeal against a decision. They read your answer word for word.
      </AdminHead>
      {pills}
      <AdminList
        list={list}
        label={state === 'open' ? 'Open appeals' : 'Decided appeals'}
        failedTitle="The appeals could not be loaded"
        getKey={({ id }) => id}
        empty={
          state === 'open' ? (
            <EmptyState title="No open appeals" text="New ones appear here." />
          ) : (
            <EmptyState
              title="No decided appeals yet"
              text="Appeals that were granted or refused appear here."
            />
          )
        }
      >
        {(appeal) => <AppealCard appeal={appeal} />}
      </AdminList>
    </>
  );
}
