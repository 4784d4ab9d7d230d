import type { AksharaWord } from '@aranya/wildlife-data';
import { useState } from 'react';
import { type Day, dayText } from '../../../lib/daily/days';
import { m } from '../../../lib/language/messages';
import { localized } from '../../../lib/language/site-paths';
import { usePersisted } from '../../../lib/persisted-store';
import { siteName } from '../../../lib/settings';
import { DailyArchive } from '../shared/daily/daily-archive';
import { resultStreak } from '../shared/daily/daily-results';
import { NextDay } from '../shared/daily/next-day';
import { ShareResult } from '../shared/daily/share-result';
import { StatisticsSection } from '../shared/statistics-section';
import { saveDailyRound } from '../shared/word/daily-rounds';
import { dailyStatistics } from '../shared/word/daily-statistics';
import { GuessesNeeded } from '../shared/word/guesses-needed';
import { ResultFrame } from '../shared/word/result-frame';
import { shareText } from '../shared/word/share-text';
import wordStyles from '../shared/word/statistics.module.css';
import styles from '../shared/word/word-game.module.css';
import { aksharaDays, aksharaPaths } from './akshara-days';
import { aksharaLanguage } from './akshara-results';
import { AksharaRound } from './akshara-round';
import { useAksharaBoard } from './use-akshara-board';

type DailyAksharaProps = { entry: AksharaWord; day: Day; today: Day; texts: readonly string[] };

export function DailyAkshara({ entry: { word, kind, meaning }, day, today, texts }: DailyAksharaProps) {
  const stores = aksharaDays();
  const [onTime] = useState(day === today);
  const board = useAksharaBoard({
    secret: word,
    kind,
    texts,
    onGuess: (guesses) => saveDailyRound(stores, day, onTime, guesses),
  });
  const { value: results, unsaved } = usePersisted(stores.results);
  const { columns, guesses, status } = board;
  const won = status === 'won';
  const { played, won: solved, streak, bestStreak, distribution } = dailyStatistics(results, today);
  const { current } = resultStreak(results, today);
  const title = `${siteName()} ${m.akshara_title()}, ${dayText(day)}`;

  return (
    <>
      <AksharaRound
        board={board}
        language={aksharaLanguage()}
        result={(ref) => (
          <ResultFrame
            ref={ref}
            verdict={won ? m.akshara_won({ word }) : m.akshara_lost({ word })}
            columns={columns}
            notes={[
              won ? m.akshara_score({ count: guesses.length }) : undefined,
              current > 1 ? m.game_in_a_row({ count: current }) : undefined,
            ]}
            next={<NextDay item={m.game_word()} day={day} href={aksharaPaths.today()} />}
            actions={
              <ShareResult
                variant="fill"
                text={shareText(
                  { guesses },
                  window.location.origin + localized(aksharaPaths.day(day)),
                  title,
                )}
              />
            }
          >
            <p className="ink-2">{meaning}</p>
          </ResultFrame>
        )}
      />
      <div className={styles.below}>
        {(played > 0 || unsaved) && (
          <StatisticsSection
            title={m.akshara_results()}
            className={wordStyles.statistics}
            unsaved={unsaved}
            statistics={[
              { label: m.akshara_played(), value: played },
              { label: m.akshara_solved(), value: solved },
              { label: m.akshara_streak(), value: streak },
              { label: m.akshara_best_streak(), value: bestStreak },
            ]}
          >
            <GuessesNeeded
              title={m.akshara_needed()}
              distribution={distribution}
              latest={won ? guesses.length : undefined}
              sentenceOf={(number, count) =>
                m.akshara_needed_of({ guesses: m.akshara_score({ count: number }), count })
              }
            />
          </StatisticsSection>
        )}
        <DailyArchive
          title={m.akshara_earlier()}
          item={m.game_word()}
          today={today}
          current={day}
          results={results}
          getHref={aksharaPaths.day}
        />
      </div>
    </>
  );
}
