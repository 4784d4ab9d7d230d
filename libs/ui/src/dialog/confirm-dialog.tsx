import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { Button } from '../button/button';
import styles from './dialog.module.css';
import { useFocusReturn } from './use-focus-return';
import { useScrollLock } from './use-scroll-lock';

export interface ConfirmDialogProps {
  open: boolean;
  /** Asked to close by Cancel or Escape; never while pending. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** What is confirmed cannot be undone. */
  danger?: boolean;
  /** The confirmed act is under way. The dialog stays until its owner closes it. */
  pending?: boolean;
  /** Why it did not work, in words. */
  error?: ReactNode;
  onConfirm: () => void;
}

/** A question before an act. Begins at Cancel; a click on the backdrop answers nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  pending = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const focus = useFocusReturn();
  useScrollLock(open);
  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    onConfirm();
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal>
        <div className={styles.scrim} data-state={open ? 'open' : 'closed'}>
          <AlertDialog.Content {...focus} className={clsx(styles.dialog, styles.s)}>
            <div className={styles.confirm}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
              {error && (
                <p role="alert" className={styles.error}>
                  {error}
                </p>
              )}
              <div className={styles.acts}>
                <AlertDialog.Cancel asChild>
                  <Button variant="outline" data-autofocus="">
                    {cancelLabel}
                  </Button>
                </AlertDialog.Cancel>
                <AlertDialog.Action asChild>
                  <Button variant={danger ? 'danger' : 'fill'} pending={pending} onClick={confirm}>
                    {confirmLabel}
                  </Button>
                </AlertDialog.Action>
              </div>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
