import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../lib/api';
import { tellFailure } from '../../lib/tell-end';
import { ownReportsKey } from './use-own-reports';

export function useReport() {
  const queryClient = useQueryClient();
  return tsr.safety.report.useMutation({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ownReportsKey }),
    onError: tellFailure,
  });
}
