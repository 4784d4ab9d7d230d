import type { ReactNode } from 'react';
import styles from './toaster.module.css';

export interface ToastContentProps {
  /** Stands before the words, such as an Avatar of size s. */
  picture?: ReactNode;
  title: ReactNode;
  /** One line or two. */
  text?: ReactNode;
  /** A button or a link that looks like one; below the words where there is no room beside them. */
  action?: ReactNode;
}

/** The inside of a richer toast, for `notify.custom`: picture, two lines, an action. */
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
