import { Dot } from '../screen/dot';
import { useConnectionCounts } from '../../data/people/use-connections';

/** Shows while somebody asks to connect. Live events update it. */
export function RequestsDot() {
  const { data: counts } = useConnectionCounts();
  return counts && counts.pendingConnections > 0 ? <Dot label="requests waiting" /> : null;
}
