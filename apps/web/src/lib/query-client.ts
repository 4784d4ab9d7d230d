import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error';

/** Whether another attempt may succeed. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable');
}

/** Queries retry transient errors twice, mutations never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
