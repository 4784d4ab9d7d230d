import type { ReactNode } from 'react';
import styles from './toast-content.module.css';

interface ToastContentProps {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

export function ToastContent({ picture, title, text, action }: ToastContentProps) {
  return (
    <div className={styles.content}>
      {picture}
      <div className={styles.lines}>
        <p className="bold">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  );
}
