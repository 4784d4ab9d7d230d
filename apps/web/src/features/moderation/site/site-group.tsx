import { type ReactNode, useId } from 'react';
import styles from './site-group.module.css';

interface SiteGroupProps {
  title: string;
  text: string;
  /** Beside the title; the fields then have the whole width. */
  preview?: ReactNode;
  children: ReactNode;
}

/** On wide screens the fields stand beside the title, or below it and the preview. */
export function SiteGroup({ title, text, preview, children }: SiteGroupProps) {
  const titleId = useId();
  return (
    <section
      className={`panel stack single gap-5 tops pad-4-5 ${preview ? '' : styles.group}`}
      aria-labelledby={titleId}
    >
      <div className={`stack gap-4 gap-x-5 shrinks ${preview ? 'halves' : `single ${styles.head}`}`}>
        <div className="stack gap-1 packed">
          <h2 id={titleId} className="size-3">
            {title}
          </h2>
          <p className="ink-2">{text}</p>
        </div>
        {preview}
      </div>
      <div className="stack gap-5 shrinks">{children}</div>
    </section>
  );
}
