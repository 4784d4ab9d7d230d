import { useQueryClient } from '@tanstack/react-query';
import { tellFailure, tsr, unwrap } from '../../lib/api';
import { muteKeys } from './mute-keys';
import { notificationKeys } from '../notifications/notification-keys';
import { uniqueById, usePages } from '../../lib/paging/use-pages';

export function useMuted() {
  return usePages({
    queryKey: muteKeys.people,
    ask: (cursor, fetchOptions) => tsr.mutes.muted.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ users }) => users)),
  });
}

export function useChangeMutedWords() {
  const queryClient = useQueryClient();
  const onSuccess = () => {
    void queryClient.invalidateQueries({ queryKey: muteKeys.words });
    void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
  };
  const mute = tsr.mutes.muteWord.useMutation({ onSuccess });
  const unmute = tsr.mutes.unmuteWord.useMutation({ onSuccess, onError: tellFailure });
  return { mute, unmute: (word: string) => unmute.mutate({ body: { word } }) };
}
