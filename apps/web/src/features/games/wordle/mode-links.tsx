import { clsx } from 'clsx';
import { Link } from 'react-router';
import styles from './mode-links.module.css';
import { wordlePaths } from './wordle-query';

export type WordleMode = 'today' | 'archive' | 'random';

/** The word of the day and the random one, each one press away. */
export function ModeLinks({
  mode,
  title,
  className,
}: {
  mode: WordleMode;
  title: string;
  className?: string;
}) {
  return (
    <div className={clsx(styles.modes, className)} data-mode={mode}>
      <h2>{title}</h2>
      <nav aria-label="Word">
        <Link
          className={styles.mode}
          to={wordlePaths.today()}
          preventScrollReset
          aria-current={mode === 'today' ? 'page' : undefined}
        >
          Today’s word
        </Link>
        <Link
          className={styles.mode}
          to={wordlePaths.random()}
          preventScrollReset
          aria-current={mode === 'random' ? 'page' : undefined}
        >
          Random word
        </Link>
      </nav>
    </div>
  );
}
