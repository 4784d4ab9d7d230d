import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { lifeListKeys } from './life-list-keys';

interface AskedTargets {
  /** The slug of a park, or another area's key. */
  park: string;
  /** From 1 to 12, of any year. */
  month: number;
}

/** Reads what others noted there that month and the own list lacks. Null disables it. */
export const useTargets = (asked: AskedTargets | null) =>
  useQuery({
    queryKey: lifeListKeys.targets(asked),
    enabled: asked !== null,
    queryFn: async ({ signal }) =>
      asked && unwrap(await tsr.lifeList.targets.mutate({ body: asked, fetchOptions: { signal } })).body,
    refetchOnMount: 'always',
  });
