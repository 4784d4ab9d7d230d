import { useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr } from '../../lib/api';
import { peopleKeys } from '../people/people-keys';

const queryKey = ['privacy'];

export const usePrivacy = () =>
  tsr.users.privacy.useQuery({
    queryKey,
    select: ({ body }) => body.privacy,
    refetchOnMount: 'always',
  });

export function useSetPrivacy() {
  const queryClient = useQueryClient();
  return tsr.users.setPrivacy.useMutation(
    tellEnd(() => {
      void queryClient.invalidateQueries(peopleKeys.all.filter);
      return queryClient.invalidateQueries({ queryKey });
    }),
  );
}
