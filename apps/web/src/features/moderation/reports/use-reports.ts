import type { apiContract, QueueState, ReportCase, ReportSubject } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueBy } from '../shared/page-items';

type Page = ClientInferResponses<typeof apiContract.admin.reports, 200>;

/** Reads urgent open cases first, then the oldest; closed ones latest first. */
export function useReports(state: QueueState, subject: ReportSubject | null) {
  return tsr.admin.reports.useInfiniteQuery<ReportCase[], string | undefined>({
    queryKey: adminKeys.reports(state, subject),
    queryData: ({ pageParam }) => ({
      query: { state, subject: subject ?? undefined, cursor: pageParam },
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: Page) => body.next_cursor,
    select: ({ pages }: InfiniteData<Page>) =>
      uniqueBy(
        pages.flatMap(({ body }) => body.cases),
        ({ id }) => id,
      ),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
