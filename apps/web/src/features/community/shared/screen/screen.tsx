import { classes } from '@aranya/ui';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** What one finds here, in a sentence. */
  tagline: string;
  narrow?: boolean;
  children: ReactNode;
}

/** A screen of the community with its head and one column. */
export function Screen({ title, tagline, narrow = false, children }: ScreenProps) {
  return (
    <div className={classes(styles.screen, narrow && styles.narrow)}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
      </header>
      {children}
    </div>
  );
}
