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
  const { state, pills } = useQueue(m.admin_appeals_which(), m.admin_appeals_decided());
  const list = useAppeals(state);
  return (
    <>
      <AdminHead title={m.admin_appeals()}>{m.admin_appeals_lede()}</AdminHead>
      {pills}
      <AdminList
        list={list}
        label={state === 'open' ? m.admin_appeals_open_list() : m.admin_appeals_decided_list()}
        failedTitle={m.admin_appeals_failed()}
        getKey={({ id }) => id}
        empty={
          state === 'open' ? (
            <EmptyState title={m.admin_appeals_none()} text={m.admin_appeals_none_text()} />
          ) : (
            <EmptyState title={m.admin_appeals_none_decided()} text={m.admin_appeals_none_decided_text()} />
          )
        }
      >
        {(appeal) => <AppealCard appeal={appeal} />}
      </AdminList>
    </>
  );
}
