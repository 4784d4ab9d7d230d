import type { ConnectionList } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { meQueryKey } from '../../lib/session/use-me';

export const peopleKeys = {
  all: ['people'] as const,
  connectionCounts: ['people', 'connections', 'counts'] as const,
  connectionList: (list: ConnectionList) => ['people', 'connections', list] as const,
  /** Searches and suggestions share this prefix. */
  discoveries: ['people', 'discover'] as const,
  discover: (input: string) => ['people', 'discover', input] as const,
  profile: (profileId: string) => ['people', 'profile', profileId] as const,
  blocked: ['people', 'blocked'] as const,
};

/** Refreshes everything but Discover, where a person who was just followed would disappear. */
export async function refreshPeople(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: meQueryKey }),
    queryClient.invalidateQueries({
      queryKey: peopleKeys.all,
      predicate: ({ queryKey }) => queryKey[1] !== peopleKeys.discoveries[1],
    }),
    queryClient.invalidateQueries({ queryKey: peopleKeys.discoveries, refetchType: 'none' }),
  ]);
}
