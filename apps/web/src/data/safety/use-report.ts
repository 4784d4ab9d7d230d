import { notify } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { errorText, tsr } from '../../lib/api';
import { ownReportsKey } from './use-own-reports';

export function useReport() {
  const queryClient = useQueryClient();
  return tsr.safety.report.useMutation({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ownReportsKey }),
    onError: (error) => notify.error(errorText(error)),
  });
}
