import type { ReactNode } from 'react';
import styles from './admin.module.css';

export function AdminHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="shrinks">
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.tagline}>{children}</p>}
    </header>
  );
}
