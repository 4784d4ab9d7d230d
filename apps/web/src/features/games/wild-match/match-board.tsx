import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { artwork } from '../../../lib/artwork';
import { m } from '../../../lib/language/messages';
import { useGameAnimal } from '../game-texts';
import { CardBack } from '../shared/card-back';
import { cardBeside, cardName, COLUMNS, type MatchCard } from './wild-match.rules';
import styles from './match-board.module.css';

interface MatchBoardProps {
  cards: readonly MatchCard[];
  finished: boolean;
  /** Returns whether the card turned. */
  onFlip: (index: number) => boolean;
}

/** The animals are drawn, because a device may lack an emoji font. */
export const animalPortrait = (name: string) => artwork.avatar(name.toLowerCase());

const bowAfter = (steps: number) => ({ '--after': `${steps * 70 + 200}ms` }) as CSSProperties;

const takeFocus = (card: HTMLButtonElement | null) => card?.focus({ preventScroll: true });

/** One card at a time is a tab stop. A face-down card's animal is not in the DOM. */
export function MatchBoard({ cards, finished, onFlip }: MatchBoardProps) {
  const translate = useGameAnimal();
  const [active, setActive] = useState(0);
  const [turns, setTurns] = useState<Readonly<Record<number, number>>>({});
  const board = useRef<HTMLDivElement>(null);

  const turn = (index: number) => {
    if (onFlip(index)) setTurns((now) => ({ ...now, [index]: (now[index] ?? 0) + 1 }));
  };

  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = cardBeside(active, event.key, cards.length);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
    board.current?.querySelectorAll('button')[target]?.focus();
  };

  const rows = Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, row) =>
    cards.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return (
    // The cards say their row and column; in a grid, screen readers would repeat both.
    <div
      ref={board}
      role="group"
      aria-label={m.match_cards()}
      className={styles.board}
      data-finished={finished || undefined}
    >
      {rows.map((row, y) => (
        <div key={y} className={styles.row}>
          {row.map((card, x) => {
            const index = y * COLUMNS + x;
            return (
              <div key={x}>
                <button
                  // A turned card is a new button that takes the focus, so that every screen reader says it
                  // once.
                  key={turns[index]}
                  ref={turns[index] ? takeFocus : undefined}
                  type="button"
                  className={styles.card}
                  style={finished ? bowAfter(x + y) : undefined}
                  data-state={card.state}
                  data-turned={turns[index] !== undefined || undefined}
                  aria-label={cardName(translate(card), index)}
                  tabIndex={index === active ? 0 : -1}
                  onFocus={() => setActive(index)}
                  onKeyDown={move}
                  onClick={() => turn(index)}
                >
                  {card.state === 'face down' ? (
                    <span key="back" className={styles.back}>
                      <CardBack />
                    </span>
                  ) : (
                    <span key="face" className={styles.face}>
                      <img
                        className="wide tall"
                        src={animalPortrait(card.name)}
                        alt={card.emoji}
                        width="200"
                        height="200"
                        draggable="false"
                      />
                    </span>
                  )}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
