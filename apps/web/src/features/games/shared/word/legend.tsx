import { Checkbox, VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './legend.module.css';
import { MarkIcon } from './mark-icon';
import marked from './mark.module.css';
import { useTypeAnywhere } from './type-anywhere';
import type { Mark } from './word.rules';

type LegendProps = {
  title: string;
  /** Each mark with what a screen reader calls it, and what it means. */
  marks: readonly (readonly [mark: Mark, name: string, meaning: string])[];
  anywhere: string;
  children: ReactNode;
};

export function Legend({ title, marks, anywhere: anywhereLabel, children }: LegendProps) {
  const { anywhere, setAnywhere } = useTypeAnywhere();
  const titleId = useId();
  return (
    <section className="stack gap-2 small ink-2 centered centers" aria-labelledby={titleId}>
      <h3 id={titleId} className="visually-hidden">
        {title}
      </h3>
      <ul className={`flex wraps gap-2 gap-x-5 central ${styles.marks}`}>
        {marks.map(([mark, name, meaning]) => (
          <li className="flex gap-2 middle" key={mark}>
            <span className={clsx(marked.mark, styles.sample)} data-mark={mark}>
              <MarkIcon mark={mark} />
            </span>
            <span className={styles.words}>
              <VisuallyHidden>{`${name}: `}</VisuallyHidden>
              {meaning}
            </span>
          </li>
        ))}
      </ul>
      <p>{children}</p>
      <Checkbox
        className={styles.anywhere}
        label={anywhereLabel}
        checked={anywhere}
        onChange={(event) => setAnywhere(event.target.checked)}
      />
    </section>
  );
}
