import { lazy, Suspense } from 'react';
import { useClientValue } from '../../../lib/hydration';
import { getSettings } from '../../../lib/settings';

/** Where this chunk does not load, the page stays as it was. */
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
