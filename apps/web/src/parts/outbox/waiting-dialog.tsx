import { Dialog } from '@aranya/ui';
import { useQueueStore } from '../../data/outbox/queue-store';
import { WaitingList } from './waiting-list';

export default function WaitingDialog({ onClose }: { onClose: () => void }) {
  const entries = useQueueStore((store) => store.entries);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Waiting to be sent"
      description={
        entries.length === 0
          ? 'Everything has been sent.'
          : 'It stays in this browser, even if you close the page, and is sent once you are online.'
      }
    >
      <WaitingList entries={entries} />
    </Dialog>
  );
}
