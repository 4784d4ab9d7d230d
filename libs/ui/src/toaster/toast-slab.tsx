import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { PawPrint } from '../spinner/paw-print';
import styles from './toaster.module.css';

export type ToastTone = 'info' | 'success' | 'error' | 'loading';

interface ToastSlabProps {
  tone: ToastTone;
  /** Milliseconds until it goes by itself; null stays. */
  duration: number | null;
  /** Another number means another message: the clock starts anew. */
  turn: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The slab of a toast with its own clock. The toast library's clock is the end of a CSS animation: it would run out at
 * once where motion is reduced, and it does not wait while a button in the toast has the focus.
 */
export function ToastSlab({ tone, duration, turn, onClose, children }: ToastSlabProps) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const paused = held.pointer || held.focus;
  const left = useRef(duration);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    left.current = duration;
  }, [duration, turn]);

  useEffect(() => {
    if (duration === null || paused) return;
    const started = Date.now();
    const timer = setTimeout(() => close.current(), left.current ?? duration);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? duration) - (Date.now() - started));
    };
  }, [duration, paused, turn]);

  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld((was) => ({ ...was, focus: false }));
  };

  return (
    <div
      className={clsx(styles.slab, styles[tone])}
      data-tone={tone}
      onMouseEnter={() => setHeld((was) => ({ ...was, pointer: true }))}
      onMouseLeave={() => setHeld((was) => ({ ...was, pointer: false }))}
      onFocus={() => setHeld((was) => ({ ...was, focus: true }))}
      onBlur={blur}
    >
      {tone === 'loading' && (
        <span className={styles.prints} aria-hidden="true">
          <PawPrint />
          <PawPrint />
          <PawPrint />
        </span>
      )}
      <div className={styles.words}>{children}</div>
      <IconButton
        label="Dismiss"
        variant="onDeep"
        onClick={onClose}
        icon={
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d="m7 7 10 10M17 7 7 17" />
          </svg>
        }
      />
    </div>
  );
}
