import { notify } from '@aranya/ui';
import { messageOf, tsr } from '../../lib/api';

export function useReport() {
  return tsr.safety.report.useMutation({
    onSuccess: ({ body }) => notify.success(body.message),
    onError: (error) => notify.error(messageOf(error)),
  });
}
