import { detectiveAnimals } from '@aranya/wildlife-data';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { usePersisted } from '../../../lib/persisted-store';
import { DailyArchive } from '../shared/daily/daily-archive';
import { resultStreak } from '../shared/daily/daily-results';
import { dayText } from '../../../lib/daily/days';
import { useDayOnBoard } from '../shared/daily/use-day-on-board';
import { PlayModes } from '../shared/play-modes';
import { StatisticsSection } from '../shared/statistics-section';
import { DailyFifteen } from './daily-fifteen';
import styles from './detective.module.css';
import { detectiveDays, detectiveStatistics } from './detective-statistics';
import { Practice } from './practice';
import { dailyRounds, practiceStore } from './saved-detective';
import { detectivePath, PRACTICE } from './ways-to-play';

export function DetectiveGame() {
  const [play] = useQueryState('play', parseAsStringLiteral([PRACTICE]));
  const daily = usePersisted(dailyRounds);
  const board = useDayOnBoard((day) => daily.value[day] !== undefined);
  const practice = usePersisted(practiceStore);
  const { value: days } = usePersisted(detectiveDays);
  const { value: statistics, unsaved } = usePersisted(detectiveStatistics);
  const ready = board !== undefined && daily.ready && practice.ready;
  const endless = ready && play === PRACTICE;
  const isToday = ready && !endless && board.day === board.today;
  const title = () => {
    if (!ready) return undefined;
    if (endless) return 'Practice, round after round';
    return isToday ? `Today’s fifteen, ${dayText(board.day)}` : `The fifteen of ${dayText(board.day)}`;
  };

  return (
    <div className={`stack gap-5 ${styles.game}`}>
      <PlayModes
        title={title()}
        modes={[
          { label: 'Today’s fifteen', href: detectivePath(), current: isToday },
          { label: 'Practice', href: detectivePath(PRACTICE), current: endless },
        ]}
      />
      {!ready && <div className="screen-high" aria-busy="true" />}
      {endless && <Practice saved={practice.value} />}
      {ready && !endless && <DailyFifteen key={board.day} {...board} saved={daily.value[board.day]} />}
      {ready && (
        <div className={styles.more}>
          <StatisticsSection
            title="Your results"
            unsaved={unsaved || daily.unsaved || practice.unsaved}
            statistics={[
              { label: 'Guesses', value: statistics.played },
              { label: 'Named', value: statistics.won },
              { label: 'On the first clue', value: statistics.firstClue },
              { label: 'Best streak', value: statistics.bestStreak },
              { label: 'Best round', value: `${statistics.bestRound} / ${detectiveAnimals.length}` },
              { label: 'Days in a row', value: resultStreak(days, board.today).current },
            ]}
          />
          <DailyArchive
            title="Earlier fifteens"
            item="fifteen"
            today={board.today}
            current={endless ? undefined : board.day}
            results={days}
            getHref={detectivePath}
          />
        </div>
      )}
    </div>
  );
}
