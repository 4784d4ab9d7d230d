import type { NotificationSetting } from '@aranya/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr } from '../../lib/api';
import { notificationKeys } from './notification-keys';

export function useSettings() {
  return tsr.notifications.settings.useQuery({
    queryKey: notificationKeys.settings,
    select: ({ body }) => body.settings,
  });
}

/** Shows the change at once, and reverts it if the API refuses. */
export function useChangeSetting() {
  const queryClient = useQueryClient();
  const { mutate } = tsr.notifications.changeSetting.useMutation({
    ...tellEnd(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.all }),
  });
  return (setting: NotificationSetting) => {
    queryClient.setQueryData<{ body: { settings: NotificationSetting[] } }>(
      notificationKeys.settings,
      (cached) =>
        cached && {
          ...cached,
          body: {
            ...cached.body,
            settings: cached.body.settings.map((one) => (one.kind === setting.kind ? setting : one)),
          },
        },
    );
    mutate({ body: setting });
  };
}
