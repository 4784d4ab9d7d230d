import { clsx } from 'clsx';
import styles from './button.module.css';

/**
 * primary: the one thing to do on a screen. fill: acts repeated in lists. outline: the second act. quiet: ways back.
 * onPicture: over a plate. danger: what cannot be undone.
 */
export type ButtonVariant = 'primary' | 'fill' | 'outline' | 'quiet' | 'onPicture' | 'danger';

/** m is 44 px high, l is 58 px. */
export type ButtonSize = 'm' | 'l';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  className?: string;
}

/** The class names that make a link look like a Button; the router's link comes from the application. */
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
    wide && styles.wide,
    className,
  );
}
