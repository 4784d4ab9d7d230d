import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './modal-panel.module.css';

interface ModalPanelProps {
  /** For `aria-controls` of its button. */
  id: string;
  open: boolean;
  onClose: () => void;
  label: string;
  side: 'left' | 'right';
  children: ReactNode;
}

/** A side panel; the browser's own dialog spares pages Radix. */
export function ModalPanel({ id, open, onClose, label, side, children }: ModalPanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have Escape and the close button
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      className={clsx(styles.panel, styles[side])}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && <div className={styles.content}>{children}</div>}
    </dialog>
  );
}
