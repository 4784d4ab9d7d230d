import type { QueueState } from '@aranya/contracts';
import { tsr, unwrap } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';

/** Reads open messages oldest first, handled ones latest first. */
export function useContactMessages(state: QueueState) {
  return usePages({
    queryKey: adminKeys.contact(state),
    ask: (cursor, fetchOptions) =>
      tsr.admin.contactMessages.query({ query: { state, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ messages }) => messages)),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
}
