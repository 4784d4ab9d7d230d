import { tsr, unwrap } from '../../lib/api';
import { usePages } from '../../lib/paging/use-pages';

export const ownReportsKey = ['own-reports'] as const;

export function useOwnReports() {
  return usePages({
    queryKey: ownReportsKey,
    ask: (cursor, fetchOptions) =>
      tsr.safety.ownReports.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => pages.flatMap(({ reports }) => reports),
  });
}
