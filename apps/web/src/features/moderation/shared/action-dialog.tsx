import { Button, Dialog, type DialogState } from '@aranya/ui';
import type { FormEvent, ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { errorText } from '../../../lib/api';
import styles from './admin.module.css';

interface ActionDialogProps extends DialogState {
  title: ReactNode;
  description?: ReactNode;
  submitLabel: string;
  danger?: boolean;
  pending: boolean;
  pendingLabel: string;
  /** The refusal of the server, or null. The form keeps its values. */
  error: unknown;
  onSubmit: () => void;
  children: ReactNode;
}

/** The fields belong to the caller, so that closing the dialog loses nothing. */
export function ActionDialog({
  open,
  onOpenChange,
  title,
  description,
  submitLabel,
  danger = false,
  pending,
  pendingLabel,
  error,
  onSubmit,
  children,
}: ActionDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onSubmit();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <form className="stack gap-4" onSubmit={submit} noValidate>
        {children}
        {error !== null && (
          <p role="alert" className="medium danger">
            {errorText(error)}
          </p>
        )}
        <div className={`cluster gap-3 over-2 to-end ${styles.formActions}`}>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {m.admin_cancel()}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'fill'}
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
