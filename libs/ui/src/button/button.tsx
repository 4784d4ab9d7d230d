import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { announce } from '../lib/announce';
import { words } from '../lib/words';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Keeps width, name and focus, and ignores clicks. */
  pending?: boolean;
  pendingLabel?: string;
  icon?: ReactNode;
}

/** The default type is 'button'. */
export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  pendingLabel = words().wait ?? 'Please wait',
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  useEffect(() => (pending ? announce(pendingLabel) : undefined), [pending, pendingLabel]);

  // `disabled` would lose the focus.
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
