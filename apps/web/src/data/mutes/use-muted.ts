import type { apiContract, User } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { errorText, tsr } from '../../lib/api';
import { muteKeys } from './mute-keys';
import { notificationKeys } from '../notifications/notification-keys';
import { uniqueById } from '../../lib/paging/unique-by-id';

type MutedPage = ClientInferResponses<typeof apiContract.mutes.muted, 200>;

/** Reads the muted people, latest first. */
export function useMuted() {
  return tsr.mutes.muted.useInfiniteQuery<User[], string | undefined>({
    queryKey: muteKeys.people,
    queryData: ({ pageParam }) => ({ query: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: MutedPage) => body.next_cursor,
    select: ({ pages }: InfiniteData<MutedPage>) => uniqueById(pages.flatMap(({ body }) => body.users)),
    refetchOnMount: 'always',
  });
}

export function useChangeMutedWords() {
  const queryClient = useQueryClient();
  const onSuccess = () => {
    void queryClient.invalidateQueries({ queryKey: muteKeys.words });
    void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
  };
  const mute = tsr.mutes.muteWord.useMutation({ onSuccess });
  const unmute = tsr.mutes.unmuteWord.useMutation({
    onSuccess,
    onError: (error) => notify.error(errorText(error)),
  });
  return { mute, unmute: (word: string) => unmute.mutate({ body: { word } }) };
}
