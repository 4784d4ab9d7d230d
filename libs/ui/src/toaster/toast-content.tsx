import type { ReactNode } from 'react';
import styles from './toast-content.module.css';

export interface ToastContentProps {
  /** Such as an Avatar of size s. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** Lays out a toast with a picture, two lines and an action. */
export function ToastContent({ picture, title, text, action }: ToastContentProps) {
  return (
    <div className={styles.content}>
      {picture}
      <div className={styles.lines}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  );
}
