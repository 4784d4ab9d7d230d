import { buttonClass } from '@aranya/ui';
import { useState } from 'react';
import { usePersisted } from '../../../lib/persisted-store';
import { BoardLink } from '../shared/board-link';
import { DailyArchive } from '../shared/daily/daily-archive';
import { resultStreak } from '../shared/daily/daily-results';
import { type Day, dayText } from '../../../lib/daily/days';
import { NextDay } from '../shared/daily/next-day';
import { ShareResult } from '../shared/daily/share-result';
import { siteName } from '../../../lib/settings';
import { saveDailyRound } from '../shared/word/daily-rounds';
import { dailyStatistics } from '../shared/word/daily-statistics';
import { shareText } from '../shared/word/share-text';
import styles from '../shared/word/word-game.module.css';
import { wordleDays, wordOfDay } from './daily-rounds';
import { Result } from './result/result';
import { RoundView } from './round-view';
import { Statistics } from './statistics/statistics';
import { useBoard } from './use-board';
import { wordlePaths } from './wordle-query';

type DailyWordProps = { day: Day; today: Day; guesses: readonly string[] };

export function DailyWord({ day, today, guesses }: DailyWordProps) {
  const [onTime] = useState(day === today);
  const board = useBoard({
    secret: wordOfDay(day),
    guesses,
    onGuess: (round) => saveDailyRound(wordleDays, day, onTime, round.guesses),
  });
  const { value: results, unsaved } = usePersisted(wordleDays.results);
  const { current } = resultStreak(results, today);
  const url = window.location.origin + wordlePaths.day(day);

  return (
    <>
      <RoundView
        board={board}
        result={(ref) => (
          <Result
            ref={ref}
            round={board.round}
            note={streakText(current)}
            next={<NextDay item="word" day={day} href={wordlePaths.day(today)} />}
          >
            <ShareResult
              variant="fill"
              text={shareText(board.round, url, `${siteName()} Animal Wordle, ${dayText(day)}`)}
            />
            <BoardLink className={buttonClass({ variant: 'outline' })} to={wordlePaths.random()}>
              Random word
            </BoardLink>
          </Result>
        )}
      />
      <div className={styles.below}>
        <Statistics
          title="Your daily words"
          statistics={dailyStatistics(results, today)}
          unsaved={unsaved}
          latest={board.status === 'won' ? board.round.guesses.length : undefined}
        />
        <DailyArchive
          title="Earlier words"
          item="word"
          today={today}
          current={day}
          results={results}
          getHref={wordlePaths.day}
        />
      </div>
    </>
  );
}

function streakText(days: number): string | undefined {
  return days > 1 ? `${days} days in a row` : undefined;
}
