import { Dialog } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { useQueueStore } from '../../data/outbox/queue-store';
import { WaitingList } from './waiting-list';

export default function WaitingDialog({ onClose }: { onClose: () => void }) {
  const entries = useQueueStore((store) => store.entries);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.outbox_title()}
      description={entries.length === 0 ? m.outbox_all_sent() : m.outbox_stays()}
    >
      <WaitingList entries={entries} />
    </Dialog>
  );
}
