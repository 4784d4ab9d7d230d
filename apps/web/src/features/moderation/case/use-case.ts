import { tsr } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';

/** The addresses of its pictures expire after some minutes, so the case is fetched again before that. */
const REFETCH_MS = 240_000;

export function useCase(reportId: string) {
  return tsr.admin.report.useQuery({
    queryKey: adminKeys.report(reportId),
    queryData: { params: { id: reportId } },
    select: ({ body }) => body.case,
    refetchOnMount: 'always',
    refetchInterval: REFETCH_MS,
    retry: false,
  });
}
