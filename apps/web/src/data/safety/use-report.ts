import { notify } from '@aranya/ui';
import { errorText, tsr } from '../../lib/api';

export function useReport() {
  return tsr.safety.report.useMutation({
    onSuccess: ({ body }) => notify.success(body.message),
    onError: (error) => notify.error(errorText(error)),
  });
}
