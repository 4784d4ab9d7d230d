import { clsx } from 'clsx';
import styles from './button.module.css';

/** primary: once per screen. fill: repeated in lists. outline: secondary. quiet: back links. danger: cannot be undone. */
export type ButtonVariant = 'primary' | 'fill' | 'outline' | 'quiet' | 'onPicture' | 'danger';

/** m is 44 px high, l 58 px. */
type ButtonSize = 'm' | 'l';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  className?: string;
}

/** For router links. */
export function buttonClass({
  variant = 'primary',
  size = 'm',
  wide = false,
  className,
}: ButtonLook = {}): string {
  return clsx(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'l' && styles.l,
    wide && 'wide',
    className,
  );
}
