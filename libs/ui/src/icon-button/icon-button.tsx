import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** For screen readers, and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'sand' | 'outline' | 'fill' | 'primary' | 'onDeep' | 'onPicture';
  /** Keeps the focus and ignores clicks. */
  pending?: boolean;
}

/** A round button of 44 px. */
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
