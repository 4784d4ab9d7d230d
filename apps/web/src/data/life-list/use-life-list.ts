import type { LifeListEntry, LifeListVisibility } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText, tsr, unwrap } from '../../lib/api';
import { peopleKeys } from '../people/people-keys';
import { lifeListKeys } from './life-list-keys';

export function useLifeList(profileId: string) {
  return useQuery({
    queryKey: lifeListKeys.of(profileId),
    queryFn: async ({ signal }) =>
      unwrap(await tsr.lifeList.get.mutate({ body: { profileId }, fetchOptions: { signal } })),
    select: ({ body }) => body,
    refetchOnMount: 'always',
  });
}

export type LifeList = { species: readonly LifeListEntry[]; visibility?: LifeListVisibility | undefined };

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: lifeListKeys.all });
}

const onError = (error: unknown) => notify.error(errorText(error));

/** Adds species to the list; `mutate` takes a function to call once they are on it. */
export function useAddSeen() {
  const refresh = useRefresh();
  return tsr.lifeList.add.useMutation({
    onSuccess: async ({ body }) => {
      notify.success(body.message);
      await refresh();
    },
  });
}

export function useRemoveSeen() {
  const refresh = useRefresh();
  return tsr.lifeList.remove.useMutation({
    onSuccess: async ({ body }) => {
      notify.success(body.message);
      await refresh();
    },
    onError,
  });
}

export function useSetVisibility() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return tsr.lifeList.setVisibility.useMutation({
    onSuccess: async ({ body }) => {
      notify.success(body.message);
      void queryClient.invalidateQueries(peopleKeys.all.filter);
      await refresh();
    },
    onError,
  });
}
