import type { WaitingRequest } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { club } from '../../../lib/api/club';
import { TimeAgo } from '../../../lib/time/time-ago';
import { ActionDialog } from '../shared/action-dialog';
import styles from '../shared/admin.module.css';
import { ReasonField, useReasonDraft } from '../shared/reason-field';
import { useActionEnd, usePressEnd } from '../shared/use-refresh-admin';

export function JoinRequestCard({ request }: { request: WaitingRequest }) {
  const { id, name, text, createdAt } = request;
  const nameId = useId();
  const [refusing, setRefusing] = useState(false);
  const accepting = club.entry.decide.useMutation(usePressEnd());
  return (
    <article className="panel stack gap-3 shrinks pad-4" aria-labelledby={nameId}>
      <div>
        <h3 id={nameId} className="inherits bold lh-135 breaks">
          <bdi>{name}</bdi>
        </h3>
        <p className="small ink-3">
          Asked <TimeAgo at={createdAt} />
        </p>
      </div>
      {text !== '' && (
        <p className="round-2 breaks pad-3-4 raised pre-line" dir="auto">
          {text}
        </p>
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button
          variant="fill"
          aria-describedby={nameId}
          pending={accepting.isPending}
          icon={<Check aria-hidden="true" size={18} />}
          onClick={() => accepting.mutate({ body: { id, outcome: 'accepted', answer: '' } })}
        >
          Accept
        </Button>
        <Button
          variant="outline"
          aria-describedby={nameId}
          icon={<X aria-hidden="true" size={18} />}
          onClick={() => setRefusing(true)}
        >
          Refuse
        </Button>
      </div>
      <RefuseDialog request={request} open={refusing} onOpenChange={setRefusing} />
    </article>
  );
}

interface RefuseDialogProps {
  request: WaitingRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function RefuseDialog({ request: { id, name }, open, onOpenChange }: RefuseDialogProps) {
  const reason = useReasonDraft();
  const end = useActionEnd(() => onOpenChange(false));
  const { mutate, isPending, error } = club.entry.decide.useMutation(end);
  const submit = () => {
    const answer = reason.read();
    if (answer !== null) mutate({ body: { id, outcome: 'refused', answer } });
  };
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Refuse ${name}?`}
      description="They cannot ask again for 90 days. An invitation still lets them in."
      submitLabel="Refuse"
      danger
      pending={isPending}
      pendingLabel="Refusing"
      error={error}
      onSubmit={submit}
    >
      <ReasonField
        draft={reason}
        label="Why"
        hint="The newcomer reads it word for word."
        plain
        readOnly={isPending}
      />
    </ActionDialog>
  );
}
