import { tsr } from '../../lib/api';

export const decisionKeys = { list: ['decisions'] as const };

export function useDecisions() {
  return tsr.appeals.list.useQuery({
    queryKey: decisionKeys.list,
    select: ({ body }) => body.decisions,
    refetchOnMount: 'always',
  });
}
