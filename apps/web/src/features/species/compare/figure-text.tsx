import { Said } from '../../../lib/language/said';
import type { Figure } from '../glance/figures';
import styles from './comparison-view.module.css';

export function FigureText({ figure: { value, scope } }: { figure: Figure }) {
  return (
    <>
      <Said text={value} />
      {scope.map((line) => (
        <span key={line} className={styles.scope}>
          <Said text={line} />
        </span>
      ))}
    </>
  );
}
