import type { apiContract, ManagedMember, MemberFilter } from '@aranya/contracts';
import { type InfiniteData, keepPreviousData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../../lib/api';
import { uniqueById } from '../../../lib/paging/unique-by-id';
import { adminKeys } from '../shared/admin-keys';

type Page = ClientInferResponses<typeof apiContract.admin.members, 200>;

/** Finds members; the last result stays until the next answer. */
export function useMembers(input: string, only: MemberFilter | null) {
  return tsr.admin.members.useInfiniteQuery<ManagedMember[], string | undefined>({
    queryKey: adminKeys.members(input, only),
    queryData: ({ pageParam }) => ({ query: { input, only: only ?? undefined, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: Page) => body.next_cursor,
    select: ({ pages }: InfiniteData<Page>) => uniqueById(pages.flatMap(({ body }) => body.members)),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
