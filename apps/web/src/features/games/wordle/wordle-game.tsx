import { usePersisted } from '../../../lib/persisted-store';
import { type Day, playableDay } from '../shared/daily/days';
import { useToday } from '../shared/daily/use-today';
import { useState } from 'react';
import { Board } from './board/board';
import { DailyWord } from './daily-word';
import { dailyRoundsStore, type DailyRounds } from './daily-rounds';
import { RandomWord } from './random-word';
import { savedRoundStore } from './saved-round';
import styles from './wordle-game.module.css';
import { useWordleQuery } from './wordle-query';
import { replay } from './wordle.rules';

/** Keeps the space until the stored round is read. */
const placeholder = replay('?????', []);

export function WordleGame() {
  const today = useToday();
  const { value: rounds, ready } = usePersisted(dailyRoundsStore);
  const saved = usePersisted(savedRoundStore);
  const { day, word } = useWordleQuery();
  if (today === undefined || !ready || !saved.ready) {
    return (
      <div className={styles.round} aria-busy="true">
        <div className={styles.board}>
          <Board round={placeholder} restored={0} errorCount={0} />
        </div>
        <div className={styles.side} />
      </div>
    );
  }
  return word === 'random' ? (
    <RandomWord saved={saved.value} today={today} />
  ) : (
    <DailyWords asked={day} today={today} rounds={rounds} />
  );
}

type DailyWordsProps = { asked: string | null; today: Day; rounds: DailyRounds };

/** A begun round keeps its day at midnight, or when the clock goes back; one without a guess gives way. */
function DailyWords({ asked, today, rounds }: DailyWordsProps) {
  const [opened, setOpened] = useState(today);
  if (opened !== today && !rounds[opened]?.length) setOpened(today);
  const day = asked === null ? opened : playableDay(asked, today);
  return <DailyWord key={day} day={day} today={today} guesses={rounds[day] ?? []} />;
}
