import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: ReactNode;
  tagline: string;
  column?: 'people' | 'text' | 'writing' | 'map';
  children: ReactNode;
}

export function Screen({ title, tagline, column = 'people', children }: ScreenProps) {
  return (
    <div className={clsx(styles.screen, column !== 'people' && styles[column])}>
      <header>
        <h1 className="size-2">{title}</h1>
        <p className="over-2 ink-2">{tagline}</p>
      </header>
      {children}
    </div>
  );
}
