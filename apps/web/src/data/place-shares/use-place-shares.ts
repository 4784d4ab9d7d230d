import type { User } from '@aranya/contracts';
import { announce, notify } from '@aranya/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText, tsr, unwrap } from '../../lib/api';
import { useConnectionList } from '../people/use-connections';

const MAX_FOUND = 20;

const sharesKey = (postId: string) => ['place-shares', postId] as const;
const mineKey = (postId: string) => ['place-shares', postId, 'mine'] as const;

export function usePlaceShares(postId: string, enabled = true) {
  return useQuery({
    queryKey: sharesKey(postId),
    queryFn: async ({ signal }) =>
      unwrap(await tsr.placeShares.list.mutate({ body: { postId }, fetchOptions: { signal } })),
    select: ({ body }) => body,
    enabled,
    refetchOnMount: 'always',
  });
}

export function useChangeShares(postId: string) {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: (answer: { body: { message: string } }) => {
      announce(answer.body.message);
      queryClient.setQueryData(sharesKey(postId), answer);
    },
  };
  return {
    give: tsr.placeShares.give.useMutation(options),
    takeBack: tsr.placeShares.takeBack.useMutation(options),
  };
}

/** The end of the current user's share; null without one. */
export function useMyShare(postId: string, enabled: boolean) {
  return useQuery({
    queryKey: mineKey(postId),
    queryFn: async ({ signal }) =>
      unwrap(await tsr.placeShares.mine.mutate({ body: { postId }, fetchOptions: { signal } })),
    select: ({ body }) => body.until,
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** No cache keeps the place, which disappears with its page. */
export function useLook(postId: string) {
  const queryClient = useQueryClient();
  return tsr.placeShares.look.useMutation({
    gcTime: 0,
    onError: (error) => {
      notify.error(errorText(error));
      // The share may have ended meanwhile.
      void queryClient.invalidateQueries({ queryKey: mineKey(postId) });
    },
  });
}

const isConnected = ({ relation }: User) => Number(relation.connection === 'connected');

/**
 * Finds people, connections first; without text it lists connections. The last result stays until the next
 * answer.
 */
export function usePeopleToTrust(typed: string): User[] | undefined {
  const input = typed.trim();
  const connections = useConnectionList('connections');
  const found = useQuery({
    queryKey: ['people-to-trust', input],
    queryFn: async ({ signal }) =>
      unwrap(
        await tsr.users.discover.mutate({ body: { input, limit: MAX_FOUND }, fetchOptions: { signal } }),
      ),
    select: ({ body }) =>
      body.users.filter(({ relation }) => !relation.is_self).sort((a, b) => isConnected(b) - isConnected(a)),
    enabled: input !== '',
    placeholderData: keepPreviousData,
  });
  return input === '' ? connections.data : (found.data ?? connections.data);
}
