import { m } from '../../lib/language/messages';
import { type EntryKind, isOnItsWay } from '../../data/outbox/queue-entry';
import { useQueueStore } from '../../data/outbox/queue-store';
import { useOnline } from '../../lib/use-online';
import { WaitingList } from './waiting-list';

interface WaitingSectionProps {
  kind: EntryKind;
  /** The comments' post. */
  to?: string;
}

/** Shows nothing for what is on its way. */
export function WaitingSection({ kind, to }: WaitingSectionProps) {
  const entries = useQueueStore((store) => store.entries);
  const online = useOnline();
  const waiting = entries.filter(
    (entry) => entry.kind === kind && entry.to?.id === to && !isOnItsWay(entry, entries, online),
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-label={m.outbox_title()}>
      <WaitingList entries={waiting} />
    </section>
  );
}
