import type { Digest } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '../../lib/language/messages';
import { tellFailure, tsr, unwrap } from '../../lib/api';
import { notificationKeys } from './notification-keys';

export const useDigest = () =>
  tsr.notifications.digest.useQuery({
    queryKey: notificationKeys.digest,
    select: ({ body }) => body.digest,
  });

/** Shows the choice at once, and reverts it if the API refuses. */
export function useChooseDigest() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (weekly: boolean) =>
      unwrap(await tsr.notifications.chooseDigest.mutate({ body: { weekly } })),
    onMutate: (weekly) =>
      queryClient.setQueryData<{ body: { digest: Digest } }>(
        notificationKeys.digest,
        (cached) =>
          cached && {
            ...cached,
            body: { ...cached.body, digest: { ...cached.body.digest, chosen: weekly } },
          },
      ),
    onSuccess: () => void notify.success(m.saved()),
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.digest }),
  });
  return mutate;
}
