import type { ContactMessage } from '@aranya/contracts';
import { Button, buttonClass, ConfirmDialog, IconButton } from '@aranya/ui';
import { Check, Mail, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { errorText, tsr } from '../../../lib/api';
import { TimeAgo } from '../../../lib/time/time-ago';
import styles from '../shared/admin.module.css';
import { useActionEnd, usePressEnd } from '../shared/use-refresh-admin';
import { replyLink } from './reply-link';

export function ContactMessageCard({ message }: { message: ContactMessage }) {
  const { id, name, email, handledAt, handled_by: handledBy } = message;
  const nameId = useId();
  const [asking, setAsking] = useState(false);
  const handling = tsr.admin.handleContactMessage.useMutation(usePressEnd());
  const deleting = tsr.admin.deleteContactMessage.useMutation(useActionEnd(() => setAsking(false)));
  const isOpen = handledAt === null;
  return (
    <article className="panel stack gap-3 shrinks pad-4" aria-labelledby={nameId}>
      <div>
        <div className="row gap-3">
          <h2 id={nameId} className="inherits bold lh-135 breaks grows">
            <bdi>{name}</bdi>
          </h2>
          <p className="small ink-3 one-line">
            <TimeAgo at={message.createdAt} />
          </p>
          <IconButton
            variant="plain"
            className="aligned ink-3"
            // No higher than the line of the name.
            style={{ marginBlock: -10 }}
            label={m.admin_contact_delete()}
            aria-describedby={nameId}
            icon={<Trash2 />}
            onClick={() => setAsking(true)}
          />
        </div>
        <p className="small ink-3 breaks lh-15">{email}</p>
      </div>
      <p className="quoted breaks pre-line" dir="auto">
        {message.message}
      </p>
      {handledAt !== null && (
        <p className="small ink-3 breaks lh-15">
          {filled(
            handledBy === null
              ? m.admin_contact_handled_when({ time: '{time}' })
              : m.admin_contact_handled_by({ name: '{name}', time: '{time}' }),
            { name: handledBy, time: <TimeAgo at={handledAt} /> },
          )}
        </p>
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        <a className={buttonClass({ variant: 'outline' })} href={replyLink(message)}>
          <Mail aria-hidden="true" size={18} />
          {m.admin_contact_reply()}
        </a>
        <Button
          variant="quiet"
          aria-describedby={nameId}
          pending={handling.isPending}
          icon={isOpen ? <Check aria-hidden="true" size={18} /> : <RotateCcw aria-hidden="true" size={18} />}
          onClick={() => handling.mutate({ body: { id, handled: isOpen } })}
        >
          {isOpen ? m.admin_contact_mark() : m.admin_contact_reopen()}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_contact_delete_name({ name })}
        description={m.admin_contact_delete_text()}
        confirmLabel={m.admin_contact_delete()}
        danger
        pending={deleting.isPending}
        error={deleting.error === null ? undefined : errorText(deleting.error)}
        onConfirm={() => deleting.mutate({ body: { id } })}
      />
    </article>
  );
}
