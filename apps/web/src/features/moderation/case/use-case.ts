import { tsr } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';

/** Fetches again before the addresses of the case's pictures expire. */
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
