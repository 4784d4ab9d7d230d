import type { Figure } from '../glance/figures';
import styles from './comparison-view.module.css';

export function FigureText({ figure: { value, scope } }: { figure: Figure }) {
  return (
    <>
      {value}
      {scope.map((line) => (
        <span key={line} className={styles.scope}>
          {line}
        </span>
      ))}
    </>
  );
}
