import type { WaitingRequest } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
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
          {filled(m.admin_entry_asked({ time: '{time}' }), { time: <TimeAgo at={createdAt} /> })}
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
          {m.admin_entry_accept()}
        </Button>
        <Button
          variant="outline"
          aria-describedby={nameId}
          icon={<X aria-hidden="true" size={18} />}
          onClick={() => setRefusing(true)}
        >
          {m.admin_entry_refuse()}
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
      title={m.admin_entry_refuse_name({ name })}
      description={m.admin_entry_refuse_text()}
      submitLabel={m.admin_entry_refuse()}
      danger
      pending={isPending}
      pendingLabel={m.admin_entry_refusing()}
      error={error}
      onSubmit={submit}
    >
      <ReasonField
        draft={reason}
        label={m.admin_entry_why()}
        hint={m.admin_entry_why_hint()}
        plain
        readOnly={isPending}
      />
    </ActionDialog>
  );
}
