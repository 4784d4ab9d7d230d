import type { LifeListEntry, LifeListVisibility } from '@aranya/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr, unwrap } from '../../lib/api';
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

/** Changes the day and park of a manual entry; `mutate` takes a function to call once saved. */
export function useChangeSeen() {
  const { onSuccess } = tellEnd(useRefresh());
  return tsr.lifeList.change.useMutation({ onSuccess });
}

export function useRemoveSeen() {
  return tsr.lifeList.remove.useMutation(tellEnd(useRefresh()));
}

export function useSetVisibility() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return tsr.lifeList.setVisibility.useMutation(
    tellEnd(() => {
      void queryClient.invalidateQueries(peopleKeys.all.filter);
      return refresh();
    }),
  );
}
