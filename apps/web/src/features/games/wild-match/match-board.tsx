import { type CSSProperties, type KeyboardEvent, type Ref, useState } from 'react';
import { artwork } from '../../../lib/artwork';
import { CardBack } from '../shared/card-back';
import { cardBeside, cardName, COLUMNS, type MatchCard } from './wild-match.rules';
import styles from './match-board.module.css';

interface MatchBoardProps {
  cards: readonly MatchCard[];
  finished: boolean;
  onFlip: (index: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The animals are drawn, because a device may have no emoji font. */
export const animalPortrait = (name: string) => artwork.avatar(name.toLowerCase());

/** The cards of a finished board bow one after the other. */
const bowAfter = (steps: number) => ({ '--after': `${steps * 70 + 200}ms` }) as CSSProperties;

/** One card at a time is a tab stop. The animal of a face-down card is not in the DOM. */
export function MatchBoard({ cards, finished, onFlip, ref }: MatchBoardProps) {
  const [active, setActive] = useState(0);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = cardBeside(active, event.key, cards.length);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };

  const rows = Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, row) =>
    cards.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return (
    <div
      ref={ref}
      role="grid"
      aria-label="Cards"
      className={styles.board}
      data-finished={finished || undefined}
      tabIndex={-1}
      onKeyDown={move}
    >
      {rows.map((row, y) => (
        <div key={y} role="row" className={styles.row}>
          {row.map((card, x) => {
            const index = y * COLUMNS + x;
            return (
              <div key={x} role="gridcell">
                <button
                  type="button"
                  className={styles.card}
                  style={finished ? bowAfter(x + y) : undefined}
                  data-state={card.state}
                  aria-label={cardName(card, index)}
                  tabIndex={index === active ? 0 : -1}
                  onFocus={() => setActive(index)}
                  onClick={() => onFlip(index)}
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
                        alt={card.name}
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
