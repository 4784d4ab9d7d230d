import { isOnItsWay } from '../../data/outbox/queue-entry';
import { useQueueStore } from '../../data/outbox/queue-store';
import { useOnline } from '../../lib/use-online';
import { WaitingList } from '../outbox/waiting-list';

export function WaitingComments({ postId }: { postId: string }) {
  const entries = useQueueStore((store) => store.entries);
  const online = useOnline();
  const waiting = entries.filter(
    (entry) => entry.kind === 'comment' && entry.to?.id === postId && !isOnItsWay(entry, entries, online),
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-label="Waiting to be sent">
      <WaitingList entries={waiting} />
    </section>
  );
}
