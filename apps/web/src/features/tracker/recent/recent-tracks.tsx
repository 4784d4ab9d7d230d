import { useClientValue } from '../../../lib/hydration';
import { lazyOffline } from '../../../lib/lazy-part';
import { getSettings } from '../../../lib/settings';

const list = lazyOffline(async () => ({ default: (await import('./recent-list')).RecentList }));

/** Shows and fetches nothing where the operator named no studies, and nothing where its chunk does not load. */
export function RecentTracks() {
  return useClientValue(() => getSettings().recentTracks, false) && <list.Component />;
}
