import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './scrim.module.css';
import { useScrollLock } from './use-scroll-lock';

interface ScrimProps extends ComponentProps<'div'> {
  open?: boolean;
}

/** Replaces Radix's overlay; the page does not scroll meanwhile. */
export function Scrim({ open = true, className, ...rest }: ScrimProps) {
  useScrollLock();
  return <div {...rest} className={clsx(styles.scrim, className)} data-state={open ? 'open' : 'closed'} />;
}
