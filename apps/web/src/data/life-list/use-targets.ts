import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { lifeListKeys } from './life-list-keys';

export interface AskedTargets {
  /** The slug of a park, or the key of another area. */
  park: string;
  /** From 1 to 12, of any year. */
  month: number;
}

/** Reads what others noted there in that month and the own list lacks. Null asks nothing. */
export const useTargets = (asked: AskedTargets | null) =>
  useQuery({
    queryKey: lifeListKeys.targets(asked),
    enabled: asked !== null,
    queryFn: async ({ signal }) =>
      asked && unwrap(await tsr.lifeList.targets.mutate({ body: asked, fetchOptions: { signal } })).body,
    refetchOnMount: 'always',
  });
