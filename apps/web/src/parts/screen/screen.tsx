import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: ReactNode;
  tagline: string;
  column?: 'people' | 'text' | 'settings' | 'writing' | 'map';
  /** Stands at the end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, tagline, column = 'people', action, children }: ScreenProps) {
  return (
    <div className={clsx(styles.screen, column !== 'people' && styles[column])}>
      <header>
        <div className="row gap-3 spread">
          <h1 className="size-2 shrinks">{title}</h1>
          {action}
        </div>
        <p className="over-2 ink-2">{tagline}</p>
      </header>
      {children}
    </div>
  );
}
