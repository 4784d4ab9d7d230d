import { clsx } from 'clsx';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { drawIcon } from '../../../../lib/icons';
import styles from './keyboard.module.css';
import { MarkIcon } from './mark-icon';
import marked from './mark.module.css';
import type { Mark } from './word.rules';

type KeyboardProps = {
  label: string;
  /** Beside letters, `enter` and `delete`. */
  rows: readonly (readonly string[])[];
  enter: ReactNode;
  /** What a key shows, by default its letter. */
  faceOf?: (key: string) => string;
  /** Names a key. */
  labelOf: (key: string, mark: Mark | undefined) => string;
  marks: ReadonlyMap<string, Mark>;
  /** The row that is turning, which delays the colours; 0 for none. */
  turning: number;
  onLetter: (letter: string) => void;
  onDelete: () => void;
  onEnter: () => void;
};

export function Keyboard({
  label,
  rows,
  enter,
  faceOf = (key) => key,
  labelOf,
  marks,
  turning,
  onLetter,
  onDelete,
  onEnter,
}: KeyboardProps) {
  const [stop, setStop] = useState<readonly [row: number, place: number]>([0, 0]);
  const frame = useRef<HTMLDivElement>(null);

  const faces: Partial<Record<string, ReactNode>> = { enter, delete: <DeleteIcon /> };
  const press = (key: string) => {
    if (key === 'enter') onEnter();
    else if (key === 'delete') onDelete();
    else onLetter(key);
  };

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = (stop[0] + step[0] + rows.length) % rows.length;
    const length = rows[row]?.length ?? 1;
    const column = step[0] === 0 ? (stop[1] + step[1] + length) % length : Math.min(stop[1], length - 1);
    setStop([row, column]);
    frame.current?.children[row]?.querySelectorAll('button')[column]?.focus();
  };

  return (
    <div
      ref={frame}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      tabIndex={-1}
      className={styles.keyboard}
      style={turning > 0 ? ({ '--turning': `${170 + turning * 90}ms` } as CSSProperties) : undefined}
      onKeyDown={move}
    >
      {rows.map((keys, row) => (
        <div key={keys[0]} role="presentation" className={styles.row}>
          {keys.map((key, column) => {
            const mark = marks.get(key);
            return (
              <button
                key={key}
                type="button"
                className={clsx(marked.mark, styles.key)}
                data-mark={mark}
                data-wide={key in faces}
                aria-label={labelOf(key, mark)}
                tabIndex={row === stop[0] && column === stop[1] ? 0 : -1}
                onFocus={() => setStop([row, column])}
                // The field keeps the focus, so that Enter on a real keyboard guesses instead of pressing a
                // key.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(key)}
              >
                {faces[key] ?? faceOf(key)}
                {mark && <MarkIcon mark={mark} />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const steps: Partial<Record<string, readonly [row: number, place: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const DeleteIcon = drawIcon(
  <path d="M9 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-6-7zM12 9.500l5 5M17 9.500l-5 5" />,
);
