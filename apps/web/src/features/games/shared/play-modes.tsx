import { BoardLink, useBoardFocus } from './board-link';
import styles from './play-modes.module.css';

type PlayModesProps = {
  /** What stands on the board; undefined until hydrated. */
  title: string | undefined;
  /** One of them names the board as well as the title does, unless it is of an earlier day. */
  modes: readonly { label: string; href: string; current: boolean }[];
};

/** The ways to play a game, each one press away. */
export function PlayModes({ title, modes }: PlayModesProps) {
  const heading = useBoardFocus();
  return (
    <div className={styles.bar} data-named={modes.some(({ current }) => current) || undefined}>
      {title !== undefined && (
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      <nav className={styles.modes} aria-label="Ways to play">
        {modes.map(({ label, href, current }) => (
          <BoardLink key={href} to={href} preventScrollReset aria-current={current ? 'page' : undefined}>
            {label}
          </BoardLink>
        ))}
      </nav>
    </div>
  );
}
