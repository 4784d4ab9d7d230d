import { Link } from 'react-router';
import styles from './play-modes.module.css';

type PlayModesProps = {
  modes: readonly { label: string; href: string; current: boolean }[];
  /** What stands on the board: the day. */
  note?: string;
};

export function PlayModes({ modes, note }: PlayModesProps) {
  return (
    <div className={styles.bar}>
      <nav className={styles.modes} aria-label="Ways to play">
        {modes.map(({ label, href, current }) => (
          <Link key={href} to={href} preventScrollReset aria-current={current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
