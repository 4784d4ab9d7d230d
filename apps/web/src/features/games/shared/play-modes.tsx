import { BoardLink, useBoardFocus } from './board-link';
import styles from './play-modes.module.css';

type PlayModesProps = {
  /** The title names the board; it is undefined until hydrated. */
  title: string | undefined;
  /** Unless the board is of an earlier day, one of these names it as well as the title does. */
  modes: readonly { label: string; href: string; current: boolean }[];
};

export function PlayModes({ title, modes }: PlayModesProps) {
  const heading = useBoardFocus();
  return (
    <div
      className={`row wraps gap-2 gap-x-5 ${styles.bar}`}
      data-named={modes.some(({ current }) => current) || undefined}
    >
      {title !== undefined && (
        <h2 className="size-4" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      <nav className={styles.modes} aria-label="Ways to play">
        {modes.map(({ label, href, current }) => (
          <BoardLink
            key={href}
            className="chosen"
            to={href}
            preventScrollReset
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </BoardLink>
        ))}
      </nav>
    </div>
  );
}
