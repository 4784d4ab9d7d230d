import type { QueueState, ReportSubject } from '@aranya/contracts';
import { tsr, unwrap } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';

/** Reads urgent open cases first, then the oldest; closed ones latest first. */
export function useReports(state: QueueState, subject: ReportSubject | null) {
  return usePages({
    queryKey: adminKeys.reports(state, subject),
    ask: (cursor, fetchOptions) =>
      tsr.admin.reports
        .query({ query: { state, subject: subject ?? undefined, cursor }, fetchOptions })
        .then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ cases }) => cases)),
    refetchOnWindowFocus: 'always',
  });
}
