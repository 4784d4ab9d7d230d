import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const RETRY_MS = 3000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False when the browser has no network; true proves nothing. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** False while requests to the server fail; retries until one succeeds. */
export function useServerReached({ enabled }: { enabled: boolean }): boolean {
  const { data: reached = true } = useQuery({
    queryKey: ['server-reached'],
    queryFn: () =>
      fetch('/api/health', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data === false && RETRY_MS,
  });
  return !enabled || reached;
}
