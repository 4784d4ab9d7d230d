import { matchAnimals } from '@aranya/wildlife-data';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { m } from '../../../lib/language/messages';
import { usePersisted } from '../../../lib/persisted-store';
import { DailyArchive } from '../shared/daily/daily-archive';
import { resultStreak } from '../shared/daily/daily-results';
import { dayText } from '../../../lib/daily/days';
import { useDayOnBoard } from '../shared/daily/use-day-on-board';
import { durationText } from '../shared/duration';
import { PlayModes } from '../shared/play-modes';
import { StatisticsSection } from '../shared/statistics-section';
import { DailyDeal } from './daily-deal';
import { FreeDeal } from './free-deal';
import { MatchRound } from './match-round';
import { dailyMatches, freeMatch } from './saved-match';
import { matchPath, FREE } from './ways-to-play';
import styles from './wild-match.module.css';
import { deal } from './wild-match.rules';
import { wildMatchDays, wildMatchStatistics } from './wild-match-statistics';

/** Shown until the stored game is read. */
const placeholder = deal([...matchAnimals, ...matchAnimals]);
const nothing = () => undefined;

export function WildMatchGame() {
  const [play] = useQueryState('play', parseAsStringLiteral([FREE]));
  const daily = usePersisted(dailyMatches);
  const board = useDayOnBoard((day) => daily.value[day] !== undefined);
  const freely = usePersisted(freeMatch);
  const { value: days } = usePersisted(wildMatchDays);
  const { value: statistics, unsaved } = usePersisted(wildMatchStatistics);
  const ready = board !== undefined && daily.ready && freely.ready;
  const free = ready && play === FREE;
  const isToday = ready && !free && board.day === board.today;
  const title = () => {
    if (!ready) return undefined;
    if (free) return m.match_free();
    const day = dayText(board.day);
    return isToday ? m.match_today_day({ day }) : m.match_of({ day });
  };

  const aside = (
    <div className="stack gap-6">
      <StatisticsSection
        title={m.game_results()}
        unsaved={unsaved || daily.unsaved || freely.unsaved}
        statistics={[
          { label: m.match_played(), value: statistics.played },
          { label: m.match_won(), value: statistics.won },
          { label: m.match_fewest(), value: statistics.bestMoves ?? '–' },
          {
            label: m.match_best_time(),
            value: statistics.bestTime === undefined ? '–' : durationText(statistics.bestTime),
          },
          { label: m.game_days(), value: board ? resultStreak(days, board.today).current : 0 },
        ]}
      />
      {ready && (
        <DailyArchive
          title={m.match_earlier()}
          item={m.match_item()}
          today={board.today}
          current={free ? undefined : board.day}
          results={days}
          getHref={matchPath}
        />
      )}
    </div>
  );

  return (
    <div className={styles.game}>
      <PlayModes
        title={title()}
        modes={[
          { label: m.match_today(), href: matchPath(), current: isToday },
          { label: m.match_free_deals(), href: matchPath(FREE), current: free },
        ]}
      />
      {!ready && (
        <div className="screen-high" aria-busy="true" inert>
          <MatchRound
            start={placeholder}
            aside={aside}
            onStart={nothing}
            onSave={nothing}
            onFinish={nothing}
            result={nothing}
          />
        </div>
      )}
      {free && <FreeDeal stored={freely.value} aside={aside} />}
      {ready && !free && (
        <DailyDeal key={board.day} {...board} saved={daily.value[board.day]} aside={aside} />
      )}
    </div>
  );
}
