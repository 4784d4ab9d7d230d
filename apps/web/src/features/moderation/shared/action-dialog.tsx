import { Button, Dialog, type DialogState } from '@aranya/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './admin.module.css';

export interface ActionDialogProps extends DialogState {
  title: ReactNode;
  description?: ReactNode;
  submitLabel: string;
  danger?: boolean;
  pending: boolean;
  pendingLabel: string;
  /** Says why the server refused. The form keeps its values. */
  error: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** Shows the form of an action; its fields belong to the caller, so that closing it loses nothing. */
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
        {error !== undefined && (
          <p role="alert" className="medium danger">
            {error}
          </p>
        )}
        <div className={`cluster gap-3 over-2 to-end ${styles.formActions}`}>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
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
