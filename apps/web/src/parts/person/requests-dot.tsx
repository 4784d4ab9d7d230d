import { Dot } from '../screen/dot';
import { m } from '../../lib/language/messages';
import { useConnectionCounts } from '../../data/people/use-connections';

/** Shown for incoming requests; live events update it. */
export function RequestsDot() {
  const { data: counts } = useConnectionCounts();
  return counts && counts.pendingConnections > 0 ? <Dot label={m.community_requests()} /> : null;
}
