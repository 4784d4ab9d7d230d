import { notify } from '@aranya/ui';
import { messageOf, tsr } from '../../../../../lib/api';

/** Reports a post or a person for review. The server's sentence is shown as a toast. */
export function useReport() {
  return tsr.safety.report.useMutation({
    onSuccess: ({ body }) => notify.success(body.message),
    onError: (error) => notify.error(messageOf(error)),
  });
}
