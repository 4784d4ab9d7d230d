import { tsr } from '../api/tsr';

/** The key of the signed-in user's own record. Whoever changes it on the server sets or invalidates this. */
export const meQueryKey = ['users', 'me'] as const;

/** The signed-in user's own record, made by the server on first sight. */
export function useMe() {
  return tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.user,
    staleTime: 60_000,
  });
}
