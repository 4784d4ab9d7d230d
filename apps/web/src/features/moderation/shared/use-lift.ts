import { notify } from '@aranya/ui';
import { errorText, tsr } from '../../../lib/api';
import { useRefreshAdmin } from './use-refresh-admin';

/** Ends a suspension without asking, because it takes nothing from anybody. */
export function useLift() {
  const refresh = useRefreshAdmin();
  const { mutate, isPending } = tsr.admin.lift.useMutation({
    onSuccess: ({ body }) => notify.success(body.message),
    onError: (error) => notify.error(errorText(error)),
    onSettled: refresh,
  });
  return { lift: (id: string) => mutate({ body: { id, reason: '' } }), isPending };
}
