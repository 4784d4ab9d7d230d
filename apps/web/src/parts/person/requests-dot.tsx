import { Dot } from '../screen/dot';
import { useConnectionCounts } from '../../data/people/use-connections';

/** While somebody waits for an answer. Updated by live events. */
export function RequestsDot() {
  const { data: counts } = useConnectionCounts();
  return counts && counts.pendingConnections > 0 ? <Dot label="requests waiting" /> : null;
}
