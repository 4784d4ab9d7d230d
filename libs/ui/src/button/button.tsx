import { useEffect } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { announce } from '../lib/announce';
import { buttonClass } from './button-class';
import type { ButtonLook } from './button-class';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Waiting for an answer: keeps width, name and focus, ignores clicks, tells screen readers. */
  pending?: boolean;
  /** What screen readers hear when it begins to wait. */
  pendingLabel?: string;
  /** Stands before the words; decorative. */
  icon?: ReactNode;
}

/** A button in the form of a pill. Its type is 'button' unless it says otherwise. */
export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  pendingLabel = 'Please wait',
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  useEffect(() => {
    if (pending) announce(pendingLabel);
  }, [pending, pendingLabel]);

  // Not `disabled` while waiting: that would throw the focus away.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={click}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {pending && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}
