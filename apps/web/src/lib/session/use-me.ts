import { tsr } from '../api/tsr';

export const meQueryKey = ['users', 'me'] as const;

/** The API creates the record on the first request. */
export function useMe() {
  return tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.user,
    staleTime: 60_000,
  });
}
