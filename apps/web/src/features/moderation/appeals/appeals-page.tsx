import { queueStates } from '@aranya/contracts';
import { EmptyState, FilterPills } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { privateMeta } from '../../../lib/page-meta';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { AppealCard } from './appeal-card';
import { useAppeals } from './use-appeals';

export const meta = () => privateMeta('Appeals');

const stateParser = parseAsStringLiteral(queueStates).withDefault('open').withOptions({ history: 'push' });

export default function AppealsPage() {
  const [state, setState] = useQueryState('state', stateParser);
  const list = useAppeals(state);
  return (
    <>
      <AdminHead title="Appeals">
        Members who appeal against a decision. They read your answer word for word.
      </AdminHead>
      <FilterPills
        label="Which appeals"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'closed', label: 'Decided' },
        ]}
        value={state}
        onValueChange={(next) => void setState(next)}
      />
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
