import { Button, Dialog } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { getQueue } from '../../data/outbox/open-queue';
import { useQueueStore } from '../../data/outbox/queue-store';
import { countWords } from './queue-words';
import styles from './waiting-list.module.css';

interface SignOutDialogProps {
  onClose: () => void;
  onSignOut: () => void;
}

export default function SignOutDialog({ onClose, onSignOut }: SignOutDialogProps) {
  const entries = useQueueStore((store) => store.entries);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const sendFirst = async () => {
    setBusy(true);
    setProblem('');
    const done = await getQueue().then(
      (queue) => queue.sendAll(),
      () => false,
    );
    setBusy(false);
    if (done) onSignOut();
    else setProblem(m.outbox_not_all());
  };
  const remove = async () => {
    setBusy(true);
    try {
      await (await getQueue()).clear();
      onSignOut();
    } catch {
      setProblem(m.outbox_not_removed());
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="s"
      title={m.outbox_sign_out()}
      description={m.outbox_sign_out_text({ what: countWords(entries) })}
    >
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className="stack gap-2">
        <Button
          variant="fill"
          pending={busy}
          pendingLabel={m.outbox_moment()}
          onClick={() => void sendFirst()}
        >
          {m.outbox_send_first()}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onSignOut}>
          {m.outbox_keep()}
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => void remove()}>
          {m.outbox_remove_out()}
        </Button>
      </div>
    </Dialog>
  );
}
