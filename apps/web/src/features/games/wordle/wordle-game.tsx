import { usePersisted } from '../../../lib/persisted-store';
import { dayText } from '../../../lib/daily/days';
import { useDayOnBoard } from '../shared/daily/use-day-on-board';
import { PlayModes } from '../shared/play-modes';
import { Board } from '../shared/word/board';
import styles from '../shared/word/word-game.module.css';
import { WordRoundToCome } from '../shared/word/word-round';
import { DailyWord } from './daily-word';
import { wordleDays } from './daily-rounds';
import { RandomWord } from './random-word';
import { savedRoundStore } from './saved-round';
import { useWordleQuery, wordlePaths } from './wordle-query';
import { rowSentence } from './mark-words';

export function WordleGame() {
  const { value: rounds, ready: roundsReady } = usePersisted(wordleDays.rounds);
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
        <WordRoundToCome
          board={<Board label="Guesses" columns={5} guesses={[]} sentenceOf={rowSentence} />}
        />
      )}
      {random && <RandomWord saved={saved.value} today={board.today} />}
      {ready && !random && <DailyWord key={board.day} {...board} guesses={rounds[board.day] ?? []} />}
    </div>
  );
}
