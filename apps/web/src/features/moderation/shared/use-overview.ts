import { tsr } from '../../../lib/api';
import { useRole } from '../../../lib/session/use-me';
import { adminKeys } from './admin-keys';

const REFETCH_MS = 60_000;

/** What waits for moderators; asks nothing for members. */
export function useOverview() {
  const role = useRole();
  return tsr.admin.overview.useQuery({
    queryKey: adminKeys.overview,
    select: ({ body }) => body,
    enabled: role !== undefined,
    refetchInterval: REFETCH_MS,
  });
}
