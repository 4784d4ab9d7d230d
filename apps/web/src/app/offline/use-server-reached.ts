import { useQuery } from '@tanstack/react-query';

const RETRY_MS = 3000;

/** Returns false while requests fail, retrying until one succeeds; undefined before the first answer. */
export function useServerReached({ enabled }: { enabled: boolean }): boolean | undefined {
  const { data: reached } = useQuery({
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
