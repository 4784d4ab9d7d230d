import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for screen readers and as the tip under the pointer. */
  label: string;
  /** The picture, decorative. */
  icon: ReactNode;
  variant?: 'plain' | 'sand' | 'outline' | 'fill' | 'primary' | 'onDeep' | 'onPicture';
  /** Waiting for an answer: keeps the focus and ignores clicks. */
  pending?: boolean;
}

/** A round button of 44 px that shows only a picture. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  pending = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      className={clsx(styles.button, variant !== 'plain' && styles[variant], className)}
      onClick={click}
    >
      {icon}
    </button>
  );
}
