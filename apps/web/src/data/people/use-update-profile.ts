import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../lib/api';
import { meQueryKey } from '../../lib/session/use-me';
import { peopleKeys, refreshPeople } from './people-keys';
import { postKeys } from '../posts/post-cache';

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return tsr.users.update.useMutation({
    onSuccess: (answer) => {
      const { user } = answer.body;
      queryClient.setQueryData(meQueryKey, { ...answer, body: { success: true, user } });
      queryClient.setQueriesData<{ body: object }>(
        peopleKeys.profile(user._id).filter,
        (cached) => cached && { ...cached, body: { ...cached.body, profile: user } },
      );
      void refreshPeople(queryClient);
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
    },
  });
}
