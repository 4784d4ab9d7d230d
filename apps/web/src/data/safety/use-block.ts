import type { Author } from '@aranya/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr } from '../../lib/api';
import { commentKeys } from '../comments/comment-keys';
import { identificationKeys } from '../identifications/identification-keys';
import { notificationKeys } from '../notifications/notification-keys';
import { removePerson } from '../people/people-cache';
import { refreshPeople } from '../people/people-keys';
import { postKeys, removePosts } from '../posts/post-cache';

type Person = Pick<Author, '_id'>;

function useRefreshAll() {
  const queryClient = useQueryClient();
  return () => {
    void refreshPeople(queryClient);
    void queryClient.invalidateQueries({ queryKey: postKeys.all });
    void queryClient.invalidateQueries({ queryKey: commentKeys.all });
    void queryClient.invalidateQueries({ queryKey: identificationKeys.all });
    void queryClient.invalidateQueries({ queryKey: ['messages'] });
    void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
  };
}

export function useBlock() {
  const queryClient = useQueryClient();
  const refreshAll = useRefreshAll();
  const { mutateAsync, isPending } = tsr.safety.block.useMutation(
    tellEnd((_answer, { body: { id } }) => {
      removePerson(queryClient, id);
      removePosts(queryClient, ({ user }) => user._id === id);
      refreshAll();
    }),
  );
  return { block: ({ _id }: Person) => mutateAsync({ body: { id: _id } }), isPending };
}

export function useUnblock() {
  const refreshAll = useRefreshAll();
  const { mutate, isPending } = tsr.safety.unblock.useMutation(tellEnd(refreshAll));
  return { unblock: ({ _id }: Person) => mutate({ body: { id: _id } }), isPending };
}
