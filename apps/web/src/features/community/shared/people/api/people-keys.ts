import type { ConnectionList } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { meQueryKey } from '../../../../../lib/session/use-me';

/**
 * Keys of every query that holds people. All begin with `people`, so that a change between the viewer and somebody
 * reaches that person wherever he is shown.
 */
export const peopleKeys = {
  all: ['people'] as const,
  connectionCounts: ['people', 'connections', 'counts'] as const,
  connectionList: (list: ConnectionList) => ['people', 'connections', list] as const,
  /** Every search of discover, and the people worth following. */
  discoveries: ['people', 'discover'] as const,
  discover: (input: string) => ['people', 'discover', input] as const,
  profile: (profileId: string) => ['people', 'profile', profileId] as const,
  blocked: ['people', 'blocked'] as const,
};

/**
 * To be called whenever the viewer's connections, requests or followers changed, here or by the `connections` event:
 * whatever shows them is asked for anew. What discover shows stays as it is until it is opened again, since somebody
 * who was just followed is worth following no more and would vanish under the pointer.
 */
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
