import { buttonClass } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { localized } from '../../../lib/language/site-paths';
import { paths } from '../../../lib/paths';
import { updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { BoardLink } from '../shared/board-link';
import { saveResult, resultStreak } from '../shared/daily/daily-results';
import { type Day, dayNumber } from '../../../lib/daily/days';
import { NextDay } from '../shared/daily/next-day';
import { ShareResult } from '../shared/daily/share-result';
import { LeafFall } from '../shared/leaf-fall';
import { CaseReport } from './case-report';
import styles from './daily-fifteen.module.css';
import { answeredCases, type Detective, namedIn } from './detective.rules';
import { DetectiveRound } from './detective-round';
import { detectiveDays } from './detective-statistics';
import { dailyRounds, isComplete, restoreDaily, type SavedRound, toSavedRound } from './saved-detective';
import { shareText } from './share-text';
import { detectivePath, PRACTICE } from './ways-to-play';

type DailyFifteenProps = { day: Day; today: Day; saved: SavedRound | undefined };

export function DailyFifteen({ day, today, saved }: DailyFifteenProps) {
  const [start] = useState(() => restoreDaily(day, saved));
  const [onTime] = useState(day === today);

  const save = (game: Detective) => {
    const next = toSavedRound(game);
    updatePersisted(dailyRounds, (rounds) => {
      // Another tab may be further ahead, and first guesses count.
      const other = rounds[day];
      return other && other.answers.length > next.answers.length ? rounds : { ...rounds, [day]: next };
    });
    if (isComplete(next)) saveResult(detectiveDays, day, { won: true, onTime, score: namedIn(next.answers) });
  };

  return (
    <DetectiveRound
      start={start}
      onSave={save}
      result={(game) => <DailyResult game={game} day={day} today={today} fresh={!start.finished} />}
    />
  );
}

function resultTitle(named: number, animals: number): string {
  if (named === animals) return m.detective_all();
  if (named >= animals * 0.8) return m.detective_sharp();
  if (named >= animals * 0.4) return m.detective_tracked();
  return m.detective_secrets();
}

type DailyResultProps = { game: Detective; day: Day; today: Day; fresh: boolean };

function DailyResult({ game, day, today, fresh }: DailyResultProps) {
  const results = usePersisted(detectiveDays).value;
  const streak = resultStreak(results, today).current;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused field has been removed.
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  const url = `${window.location.origin}${localized(paths.game('detective'))}?day=${day}`;
  return (
    <div className={styles.result}>
      {fresh && <LeafFall />}
      <CaseReport
        title={resultTitle(namedIn(game.answers), game.animals.length)}
        cases={answeredCases(game.animals, game.answers)}
        headingRef={heading}
      >
        <div className="cluster middle gap-3">
          <ShareResult variant="primary" text={shareText(dayNumber(day), game.answers, url)} />
          <BoardLink className={buttonClass({ variant: 'outline' })} to={detectivePath(PRACTICE)}>
            {m.detective_practice()}
          </BoardLink>
          {day === today && streak > 1 && <b className="bold">{m.game_in_a_row({ count: streak })}</b>}
          <NextDay item={m.detective_item()} day={day} href={detectivePath(today)} />
        </div>
      </CaseReport>
    </div>
  );
}
