import type { Author } from '@aranya/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr, unwrap } from '../../lib/api';
import { notificationKeys } from '../notifications/notification-keys';
import { peopleKeys } from '../people/people-keys';
import { postKeys } from '../posts/post-cache';
import { muteKeys } from './mute-keys';

type Person = Pick<Author, '_id'>;

/** A mute changes lists, but no relationship. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [
      muteKeys.all,
      postKeys.all,
      notificationKeys.all,
      peopleKeys.discoveries.filter.queryKey,
    ]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

export function useMute() {
  const refresh = useRefresh();
  const mute = tsr.mutes.mute.useMutation(tellEnd(refresh));
  const unmute = tsr.mutes.unmute.useMutation(tellEnd(refresh));
  return {
    mute: ({ _id }: Person) => mute.mutate({ body: { id: _id } }),
    unmute: ({ _id }: Person) => unmute.mutate({ body: { id: _id } }),
    isPending: mute.isPending || unmute.isPending,
  };
}

/** Returns undefined while it loads. */
export function useIsMuted(personId: string): boolean | undefined {
  const { data } = useQuery({
    queryKey: muteKeys.person(personId),
    queryFn: async () => unwrap(await tsr.mutes.isMuted.mutate({ body: { id: personId } })).body.muted,
  });
  return data;
}
