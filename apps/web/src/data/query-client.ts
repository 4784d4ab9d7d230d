import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error';
import { AnswerError } from '../lib/fetch-json';
import { meQueryKey } from '../lib/session/me-query-key';

/** True when another attempt may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof AnswerError) return [502, 503, 504].includes(error.status);
  return error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable');
}

/** The user's own data then say what the screen shows instead. */
const asksUser: ReadonlySet<string> = new Set(['account_suspended', 'rules_not_accepted']);

/** Retries transient query errors twice, mutations never. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && (asksUser.has(error.code) || error.fields['age'] !== undefined))
      void queryClient.invalidateQueries({ queryKey: meQueryKey });
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Treats a lost network as an error, not a pause.
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
