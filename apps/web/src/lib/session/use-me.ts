import { tsr } from '../api/tsr';
import { meQueryKey } from './me-query-key';

export { meQueryKey };

const SUSPENSION_REFETCH_MS = 60_000;

/**
 * Reads the current user; the API creates the record on the first request. Each post of a list asks three times, so nothing
 * renders when the answer merely grows stale, which by itself each would do at a moment of its own.
 */
export function useMe() {
  return tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.user,
    staleTime: 60_000,
    notifyOnChangeProps: ['data', 'error', 'isPending'],
  });
}

/** Returns true when the current user could not be read. It asks for nothing itself. */
export function useMeFailed(): boolean {
  const { isLoadingError } = tsr.users.getData.useQuery({ queryKey: meQueryKey, enabled: false });
  return isLoadingError;
}

/** Returns undefined for members without a role, and until it is known. */
export function useRole() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.role,
    staleTime: 60_000,
  });
  return data;
}

/** Returns the version of the house rules that the current user has to accept first; undefined for none. */
export function useRulesToAccept() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.rules_to_accept,
    staleTime: 60_000,
  });
  return data;
}

/** Returns undefined unless the current user is suspended; it checks each minute until the end. */
export function useSuspension() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.suspension,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.body.suspension ? SUSPENSION_REFETCH_MS : false),
  });
  return data;
}
