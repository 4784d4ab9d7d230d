import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error';

/** Worth another try: nothing answered, or the server said that it is a matter of time. Never a refusal. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable');
}

/**
 * The cache of what the server said. Reads that fail for a passing reason are tried twice more; writes never by
 * themselves, since the user decides whether to send again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is an error with a retry button, not an endless wait.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (attempt) => Math.min(800 * 2 ** attempt, 5000),
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
