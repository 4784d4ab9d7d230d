import { tsr } from '../api/tsr';
import { meQueryKey } from './me-query-key';

export { meQueryKey };

const SUSPENSION_REFETCH_MS = 60_000;

/**
 * Reads the current user; the API creates the record on the first request. Each post asks three times, so
 * staleness alone must not render, as each would at its own moment.
 */
export function useMe() {
  return tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.user,
    staleTime: 60_000,
    notifyOnChangeProps: ['data', 'error', 'isPending'],
  });
}

/** True when the current user could not be read. It requests nothing itself. */
export function useMeFailed(): boolean {
  const { isLoadingError } = tsr.users.getData.useQuery({ queryKey: meQueryKey, enabled: false });
  return isLoadingError;
}

/** Undefined without a role, and while loading. */
export function useRole() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.role,
    staleTime: 60_000,
  });
  return data;
}

/** What somebody still has to answer before they come in; undefined for nothing, and while loading. */
export function useQuestion() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: ({ body }) =>
      (body.rules_to_accept ?? body.terms_to_accept) === undefined ? body.age_waits : 'texts',
    staleTime: 60_000,
  });
  return data;
}

/** The day until which they are a child, as `YYYY-MM-DD`; undefined for adults, and while loading. */
export function useChildUntil() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: ({ body }) => body.child_until,
    staleTime: 60_000,
  });
  return data;
}

/** Undefined unless suspended; checks each minute until the end. */
export function useSuspension() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: (answer) => answer.body.suspension,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.body.suspension ? SUSPENSION_REFETCH_MS : false),
  });
  return data;
}
