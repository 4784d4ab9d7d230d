import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: ReactNode;
  tagline?: ReactNode;
  column?: 'people' | 'text' | 'settings' | 'writing' | 'halves' | 'map';
  /** Stands at the end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, tagline, column = 'people', action, children }: ScreenProps) {
  return (
    <div className={clsx(styles.screen, column !== 'people' && styles[column])}>
      <header>
        <div className="row gap-3 spread wraps">
          <h1 className="size-2 shrinks">{title}</h1>
          {action}
        </div>
        {tagline && <p className="over-2 ink-2">{tagline}</p>}
      </header>
      {children}
    </div>
  );
}

interface SideProps {
  label?: string;
  onFocus?: () => void;
  children: ReactNode;
}

/** In wide windows it stands beside what follows it, as the keyboard cannot get past an endless list. */
export function Side({ label, onFocus, children }: SideProps) {
  const Box = label === undefined ? 'div' : 'aside';
  return (
    <Box className={styles.side} aria-label={label} onFocus={onFocus}>
      {children}
    </Box>
  );
}
