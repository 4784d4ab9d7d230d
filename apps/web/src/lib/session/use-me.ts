import { tsr } from '../api/tsr';
import { meQueryKey } from './me-query-key';

export { meQueryKey };

const SUSPENSION_REFETCH_MS = 60_000;

/** The API creates the record on the first request. */
export function useMe() {
  return tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.user,
    staleTime: 60_000,
  });
}

/** Undefined for members without a role, and while it is not known. */
export function useRole() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.role,
    staleTime: 60_000,
  });
  return data;
}

/** Undefined unless the current user is suspended; looks again each minute until it ends. */
export function useSuspension() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.suspension,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.body.suspension ? SUSPENSION_REFETCH_MS : false),
  });
  return data;
}
