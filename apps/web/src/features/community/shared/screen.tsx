import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** What one finds here, in a sentence. */
  tagline: string;
  /** What the column is as wide as: people side by side, lines of text, or what one writes. */
  column?: 'people' | 'text' | 'writing';
  children: ReactNode;
}

/** A screen of the community with its head and one column. */
export function Screen({ title, tagline, column = 'people', children }: ScreenProps) {
  return (
    <div className={clsx(styles.screen, column !== 'people' && styles[column])}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
      </header>
      {children}
    </div>
  );
}
