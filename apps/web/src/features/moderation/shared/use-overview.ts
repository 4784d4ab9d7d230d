import { tsr } from '../../../lib/api';
import { useRole } from '../../../lib/session/use-me';
import { adminKeys } from './admin-keys';

const REFETCH_MS = 60_000;

/** Counts what is open in moderation; members and editors send no request. */
export function useOverview() {
  const role = useRole();
  return tsr.admin.overview.useQuery({
    queryKey: adminKeys.overview,
    select: ({ body }) => body,
    enabled: role !== undefined && role !== 'editor',
    refetchInterval: REFETCH_MS,
  });
}
