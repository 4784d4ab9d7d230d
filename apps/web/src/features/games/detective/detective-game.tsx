import { detectiveAnimals } from '@aranya/wildlife-data';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { m } from '../../../lib/language/messages';
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
    if (endless) return m.detective_practice_title();
    const day = dayText(board.day);
    return isToday ? m.detective_today_day({ day }) : m.detective_of({ day });
  };

  return (
    <div className={`stack gap-5 ${styles.game}`}>
      <PlayModes
        title={title()}
        modes={[
          { label: m.detective_today(), href: detectivePath(), current: isToday },
          { label: m.detective_practice(), href: detectivePath(PRACTICE), current: endless },
        ]}
      />
      {!ready && <div className="screen-high" aria-busy="true" />}
      {endless && <Practice saved={practice.value} />}
      {ready && !endless && <DailyFifteen key={board.day} {...board} saved={daily.value[board.day]} />}
      {ready && (
        <div className={styles.more}>
          <StatisticsSection
            title={m.game_results()}
            unsaved={unsaved || daily.unsaved || practice.unsaved}
            statistics={[
              { label: m.detective_guesses(), value: statistics.played },
              { label: m.detective_named(), value: statistics.won },
              { label: m.detective_first_clue(), value: statistics.firstClue },
              { label: m.detective_best_streak(), value: statistics.bestStreak },
              {
                label: m.detective_best_round(),
                value: `${statistics.bestRound} / ${detectiveAnimals.length}`,
              },
              { label: m.game_days(), value: resultStreak(days, board.today).current },
            ]}
          />
          <DailyArchive
            title={m.detective_earlier()}
            item={m.detective_item()}
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
