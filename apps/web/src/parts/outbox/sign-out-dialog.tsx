import { Button, Dialog } from '@aranya/ui';
import { useState } from 'react';
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
    else setProblem('Not everything could be sent. Keep it in this browser, or remove it.');
  };
  const remove = async () => {
    setBusy(true);
    try {
      await (await getQueue()).clear();
      onSignOut();
    } catch {
      setProblem('This browser could not remove it. Try again.');
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="s"
      title="Sign out?"
      description={`Not sent yet: ${countWords(entries)}. What you keep stays in this browser and is sent when you sign in here again. Nobody else sees it on this site.`}
    >
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className="stack gap-2">
        <Button variant="fill" pending={busy} pendingLabel="One moment" onClick={() => void sendFirst()}>
          Send first
        </Button>
        <Button variant="outline" disabled={busy} onClick={onSignOut}>
          Keep it and sign out
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => void remove()}>
          Remove it and sign out
        </Button>
      </div>
    </Dialog>
  );
}
