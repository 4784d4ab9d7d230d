import { useQueryClient } from '@tanstack/react-query';
import { tellFailure, tsr } from '../../lib/api';
import { ownReportsKey } from './use-own-reports';

export function useReport() {
  const queryClient = useQueryClient();
  return tsr.safety.report.useMutation({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ownReportsKey }),
    onError: tellFailure,
  });
}
