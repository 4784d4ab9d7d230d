import { EmptyState } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { AppealCard } from './appeal-card';
import { useAppeals } from './use-appeals';

export const meta = () => privateMeta(m.admin_appeals());

export default function AppealsPage() {
  const { state, pills } = useQueue(m.appeals_which(), m.appeals_decided());
  const list = useAppeals(state);
  return (
    <>
      <AdminHead title={m.admin_appeals()}>{m.appeals_lede()}</AdminHead>
      {pills}
      <AdminList
        list={list}
        label={state === 'open' ? m.appeals_open_list() : m.appeals_decided_list()}
        failedTitle={m.appeals_failed()}
        getKey={({ id }) => id}
        empty={
          state === 'open' ? (
            <EmptyState title={m.appeals_none()} text={m.appeals_none_text()} />
          ) : (
            <EmptyState title={m.appeals_none_decided()} text={m.appeals_none_decided_text()} />
          )
        }
      >
        {(appeal) => <AppealCard appeal={appeal} />}
      </AdminList>
    </>
  );
}
