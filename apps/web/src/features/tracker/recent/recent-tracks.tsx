import { lazy, Suspense } from 'react';
import { useClientValue } from '../../../lib/hydration';
import { getSettings } from '../../../lib/settings';

/** Without it the page is as it was. */
const RecentList = lazy(() =>
  import('./recent-list').then(
    ({ RecentList: List }) => ({ default: List }),
    () => ({ default: () => null }),
  ),
);

/** Nothing, and nothing is fetched, where the operator named no studies. */
export function RecentTracks() {
  const wanted = useClientValue(() => getSettings().recentTracks, false);
  return (
    wanted && (
      <Suspense>
        <RecentList />
      </Suspense>
    )
  );
}
