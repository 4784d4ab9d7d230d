import type { MemberFilter } from '@aranya/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr, unwrap } from '../../../lib/api';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';
import { adminKeys } from '../shared/admin-keys';

/** Finds members; the last result stays until the next answer. */
export function useMembers(input: string, only: MemberFilter | null) {
  return usePages({
    queryKey: adminKeys.members(input, only),
    ask: (cursor, fetchOptions) =>
      tsr.admin.members
        .query({ query: { input, only: only ?? undefined, cursor }, fetchOptions })
        .then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ members }) => members)),
    placeholderData: keepPreviousData,
  });
}
