import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error';
import { meQueryKey } from '../lib/session/me-query-key';

/** Whether another attempt may succeed. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable');
}

/** Queries retry transient errors twice, mutations never. A refusal of a suspended user refetches the current user. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'account_suspended')
      void queryClient.invalidateQueries({ queryKey: meQueryKey });
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Offline is an error, not a pause.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (attempt) => Math.min(800 * 2 ** attempt, 5000),
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queryClient;
}
