import { lazy, Suspense } from 'react';
import { useClientValue } from '../../../lib/hydration';
import { getSettings } from '../../../lib/settings';

/** The page stays as it was if this chunk does not load. */
const RecentList = lazy(() =>
  import('./recent-list').then(
    ({ RecentList: List }) => ({ default: List }),
    () => ({ default: () => null }),
  ),
);

/** Shows and fetches nothing where the operator named no studies. */
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
