import { usePersisted } from '../../../lib/persisted-store';
import { dayText } from '../../../lib/daily/days';
import { useDayOnBoard } from '../shared/daily/use-day-on-board';
import { PlayModes } from '../shared/play-modes';
import { Board } from './board/board';
import { DailyWord } from './daily-word';
import { dailyRoundsStore } from './daily-rounds';
import { RandomWord } from './random-word';
import { savedRoundStore } from './saved-round';
import styles from './wordle-game.module.css';
import { useWordleQuery, wordlePaths } from './wordle-query';
import { replay } from './wordle.rules';

/** Keeps the space until the stored round is read. */
const placeholder = replay('?????', []);

export function WordleGame() {
  const { value: rounds, ready: roundsReady } = usePersisted(dailyRoundsStore);
  const board = useDayOnBoard((day) => (rounds[day]?.length ?? 0) > 0);
  const saved = usePersisted(savedRoundStore);
  const { word } = useWordleQuery();
  const ready = board !== undefined && roundsReady && saved.ready;
  const random = ready && word === 'random';
  const isToday = ready && !random && board.day === board.today;
  const title = () => {
    if (!ready) return undefined;
    if (random) return 'A random word';
    return isToday ? `Today’s word, ${dayText(board.day)}` : `The word of ${dayText(board.day)}`;
  };

  return (
    <div className={styles.game} data-earlier={(ready && !random && !isToday) || undefined}>
      <PlayModes
        title={title()}
        modes={[
          { label: 'Today’s word', href: wordlePaths.today(), current: isToday },
          { label: 'Random word', href: wordlePaths.random(), current: random },
        ]}
      />
      {!ready && (
        <div className={styles.round} aria-busy="true">
          <div className={styles.board}>
            <Board round={placeholder} restored={0} errorCount={0} />
          </div>
          <div className={styles.side} />
        </div>
      )}
      {random && <RandomWord saved={saved.value} today={board.today} />}
      {ready && !random && <DailyWord key={board.day} {...board} guesses={rounds[board.day] ?? []} />}
    </div>
  );
}
