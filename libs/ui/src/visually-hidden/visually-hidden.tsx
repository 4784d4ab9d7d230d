import type { ComponentProps } from 'react';
import { classes } from '../lib/classes';
import styles from './visually-hidden.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes(styles.hidden, className)} />;
}
