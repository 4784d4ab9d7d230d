import { m } from '../../../lib/language/messages';
import { BoardLink, useBoardFocus } from './board-link';
import styles from './play-modes.module.css';

type PlayModesProps = {
  /** Names the board; undefined until hydrated. */
  title: string | undefined;
  /** One of these names the board as well as the title does, except for an earlier day. */
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
      {modes.length > 0 && (
        <nav className={styles.modes} aria-label={m.game_modes()}>
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
      )}
    </div>
  );
}
