import { matchAnimals } from '@aranya/wildlife-data';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
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
    if (free) return 'A free deal';
    return isToday ? `Today’s deal, ${dayText(board.day)}` : `The deal of ${dayText(board.day)}`;
  };

  const aside = (
    <div className="stack gap-6">
      <StatisticsSection
        title="Your results"
        unsaved={unsaved || daily.unsaved || freely.unsaved}
        statistics={[
          { label: 'Played', value: statistics.played },
          { label: 'Won', value: statistics.won },
          { label: 'Fewest moves', value: statistics.bestMoves ?? '–' },
          {
            label: 'Best time',
            value: statistics.bestTime === undefined ? '–' : durationText(statistics.bestTime),
          },
          { label: 'Days in a row', value: board ? resultStreak(days, board.today).current : 0 },
        ]}
      />
      {ready && (
        <DailyArchive
          title="Earlier deals"
          item="deal"
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
          { label: 'Today’s deal', href: matchPath(), current: isToday },
          { label: 'Free deals', href: matchPath(FREE), current: free },
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
