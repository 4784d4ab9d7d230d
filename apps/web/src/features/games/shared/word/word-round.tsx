import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { type PageKeys, usePageKeys } from './use-page-keys';
import { useTypeAnywhere } from './type-anywhere';
import styles from './word-game.module.css';

type WordRoundProps = {
  label: string;
  /** Letters of the word. */
  columns: number;
  playing: boolean;
  /** The board takes the focus of a removed button. */
  focused?: boolean;
  listLoaded?: boolean;
  keys: PageKeys;
  board: (ref: Ref<HTMLOListElement>) => ReactNode;
  /** Status, keyboard and legend. */
  controls: ReactNode;
  /** @param ref of what takes the focus at the end */
  result: (ref: Ref<HTMLHeadingElement>) => ReactNode;
};

export function WordRound(props: WordRoundProps) {
  const { label, columns, playing, focused = false, listLoaded, keys, board, controls, result } = props;
  const { anywhere } = useTypeAnywhere();
  const view = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const [openedPlaying] = useState(playing);
  usePageKeys(view, playing && anywhere, keys);

  useEffect(() => {
    if (focused) list.current?.focus({ preventScroll: true });
  }, [focused]);

  // The focused field has been removed.
  useEffect(() => {
    if (openedPlaying && !playing) end.current?.focus({ preventScroll: true });
  }, [openedPlaying, playing]);

  return (
    <section
      ref={view}
      className={styles.round}
      aria-label={label}
      data-letters={columns}
      data-ended={!playing}
      data-list-loaded={listLoaded}
    >
      <div className={styles.board}>{board(list)}</div>
      <div className={styles.side}>
        {playing ? <div className={`stack gap-4 ${styles.controls}`}>{controls}</div> : result(end)}
      </div>
    </section>
  );
}

/** Keeps the space until what is stored is read. */
export const WordRoundToCome = ({ board }: { board: ReactNode }) => (
  <div className={styles.round} aria-busy="true">
    <div className={styles.board}>{board}</div>
    <div className={styles.side} />
  </div>
);

type WordStatusProps = { id: string; wrong: boolean; children: ReactNode };

export const WordStatus = ({ id, wrong, children }: WordStatusProps) => (
  <p id={id} className={`small ink-2 centered ${styles.status}`} data-error={wrong}>
    {children}
  </p>
);
