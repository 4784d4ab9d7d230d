import type { ReactNode, Ref } from 'react';
import styles from './result-frame.module.css';

type ResultFrameProps = {
  verdict: string | undefined;
  columns: number;
  /** Stand beside what follows. */
  notes: readonly (string | undefined)[];
  next?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
  /** Points to the verdict. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

export function ResultFrame({ verdict, columns, notes, next, actions, children, ref }: ResultFrameProps) {
  const told = notes.filter(Boolean);
  return (
    <div className={styles.result} data-letters={columns}>
      <h3 ref={ref} tabIndex={-1} className={styles.verdict}>
        {verdict}
      </h3>
      {children}
      <div className="row spread lined wraps pad-top-4 gap-3 gap-x-5">
        <div className="cluster gap-3">{actions}</div>
        <div className="small ink-2 num">
          {told.length > 0 && <p>{told.join(', ')}</p>}
          {next}
        </div>
      </div>
    </div>
  );
}
