import type { NotificationSetting } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '../../lib/language/messages';
import { tellFailure, tsr, unwrap } from '../../lib/api';
import { notificationKeys } from './notification-keys';

export function useSettings() {
  return tsr.notifications.settings.useQuery({
    queryKey: notificationKeys.settings,
    select: ({ body }) => body.settings,
  });
}

const saveSetting = async (body: NotificationSetting) =>
  unwrap(await tsr.notifications.changeSetting.mutate({ body }));

/** Shows the changes at once, and reverts them if the API refuses one. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (changed: NotificationSetting[]) => Promise.all(changed.map(saveSetting)),
    onSuccess: () => void notify.success(m.saved()),
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.all }),
  });
  return (changed: NotificationSetting[]) => {
    queryClient.setQueryData<{ body: { settings: NotificationSetting[] } }>(
      notificationKeys.settings,
      (cached) =>
        cached && {
          ...cached,
          body: {
            ...cached.body,
            settings: cached.body.settings.map((one) => changed.find(({ kind }) => kind === one.kind) ?? one),
          },
        },
    );
    mutate(changed);
  };
}
