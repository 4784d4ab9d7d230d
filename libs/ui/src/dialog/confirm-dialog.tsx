import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { Button } from '../button/button';
import { words } from '../lib/words';
import type { DialogState } from './dialog';
import styles from './dialog.module.css';
import { Scrim } from './scrim';
import { type FallbackFocus, useReturnFocus } from './use-return-focus';

export interface ConfirmDialogProps extends DialogState {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The dialog stays open until its owner closes it. */
  pending?: boolean;
  error?: ReactNode;
  fallbackFocus?: FallbackFocus;
  onConfirm: () => void;
}

/** The focus begins at Cancel; a click on the backdrop does nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = words().cancel ?? 'Cancel',
  danger = false,
  pending = false,
  error,
  fallbackFocus,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(fallbackFocus);
  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    onConfirm();
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal>
        <Scrim open={open} className={styles.scrim}>
          <AlertDialog.Content {...returnFocus} className={clsx(styles.dialog, styles.s)}>
            <div className={styles.confirm}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description className="over-2 ink-2">{description}</AlertDialog.Description>
              {error && (
                <p role="alert" className="danger medium">
                  {error}
                </p>
              )}
              <div className={styles.actions}>
                <AlertDialog.Cancel asChild>
                  <Button variant="outline">{cancelLabel}</Button>
                </AlertDialog.Cancel>
                <AlertDialog.Action asChild>
                  <Button variant={danger ? 'danger' : 'fill'} pending={pending} onClick={confirm}>
                    {confirmLabel}
                  </Button>
                </AlertDialog.Action>
              </div>
            </div>
          </AlertDialog.Content>
        </Scrim>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
