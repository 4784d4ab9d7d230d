import type { QueueState } from '@aranya/contracts';
import { tsr, unwrap } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';

/** Reads open appeals oldest first, decided ones latest first. */
export function useAppeals(state: QueueState) {
  return usePages({
    queryKey: adminKeys.appeals(state),
    ask: (cursor, fetchOptions) =>
      tsr.admin.appeals.query({ query: { state, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ appeals }) => appeals)),
    refetchOnWindowFocus: 'always',
  });
}
