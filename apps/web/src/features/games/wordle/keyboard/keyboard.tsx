import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { MarkIcon } from '../board/mark-icon';
import type { Mark } from '../wordle.rules';
import styles from './keyboard.module.css';

const rows = [
  [...'qwertyuiop'],
  [...'asdfghjkl'],
  ['enter', ...'zxcvbnm', 'delete'],
] as const satisfies readonly (readonly string[])[];

type KeyboardProps = {
  marks: ReadonlyMap<string, Mark>;
  /** The row that is turning, which delays the colours; 0 for none. */
  turning: number;
  onLetter: (letter: string) => void;
  onDelete: () => void;
  onEnter: () => void;
};

export function Keyboard({ marks, turning, onLetter, onDelete, onEnter }: KeyboardProps) {
  const [stop, setStop] = useState<readonly [row: number, place: number]>([0, 0]);
  const frame = useRef<HTMLDivElement>(null);

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
      aria-label="Keyboard"
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
                className={styles.key}
                data-mark={mark}
                data-wide={key.length > 1}
                aria-label={keyLabel(key, mark)}
                tabIndex={row === stop[0] && column === stop[1] ? 0 : -1}
                onFocus={() => setStop([row, column])}
                // The field keeps the focus, so that Enter on a real keyboard guesses instead of pressing a
                // key.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(key)}
              >
                {key === 'delete' ? <DeleteIcon /> : key}
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

function keyLabel(key: string, mark: Mark | undefined): string {
  if (key === 'enter') return 'Enter';
  if (key === 'delete') return 'Delete the last letter';
  return mark ? `${key.toUpperCase()}, ${mark}` : key.toUpperCase();
}

function DeleteIcon() {
  return (
    <svg
      className={styles.delete}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-6-7zM12 9.500l5 5M17 9.500l-5 5" />
    </svg>
  );
}
