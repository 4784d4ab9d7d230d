import { announce, Button } from '@aranya/ui';
import { wordleWords } from '@aranya/wildlife-data';
import { useState } from 'react';
import { updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { DailyArchive } from '../shared/daily/daily-archive';
import type { Day } from '../../../lib/daily/days';
import { ShareResult } from '../shared/daily/share-result';
import { siteName } from '../../../lib/settings';
import { shareText } from '../shared/word/share-text';
import styles from '../shared/word/word-game.module.css';
import { MAX_GUESSES, roundStatus } from '../shared/word/word.rules';
import { dailyWordResults } from './daily-word-results';
import { Result } from './result/result';
import { RoundView } from './round-view';
import { restoreRound, type SavedRound, saveRound } from './saved-round';
import { Statistics } from './statistics/statistics';
import { withRound, wordleStatistics } from './statistics/wordle-statistics';
import { useBoard } from './use-board';
import { wordlePaths } from './wordle-query';
import { startRound, type WordleRound } from './wordle.rules';

type RandomWordProps = { saved: SavedRound; today: Day };

/** Runs in browsers only, because the word is random. */
export function RandomWord({ saved, today }: RandomWordProps) {
  const [round, setRound] = useState(() => restoreRound(saved, Math.random));
  const [count, setCount] = useState(0);
  const { value: statistics, unsaved } = usePersisted(wordleStatistics);
  const { value: results } = usePersisted(dailyWordResults);
  const startNew = () => {
    const next = startRound(wordleWords, Math.random, round.secret);
    announce(`A new word of ${next.secret.length} letters, ${MAX_GUESSES} guesses.`);
    setRound(next);
    setCount(count + 1);
  };
  return (
    <>
      <RandomRound key={count} round={round} again={count > 0} onGuess={setRound} onNew={startNew} />
      <div className={styles.below}>
        <Statistics
          title="Your random words"
          statistics={statistics}
          unsaved={unsaved}
          latest={roundStatus(round) === 'won' ? round.guesses.length : undefined}
        />
        <DailyArchive
          title="Earlier words"
          item="word"
          today={today}
          current={undefined}
          results={results}
          getHref={wordlePaths.day}
        />
      </div>
    </>
  );
}

type RandomRoundProps = {
  round: WordleRound;
  /** True from the second word on. */
  again: boolean;
  onGuess: (round: WordleRound) => void;
  onNew: () => void;
};

function RandomRound({ round, again, onGuess, onNew }: RandomRoundProps) {
  const board = useBoard({
    secret: round.secret,
    guesses: round.guesses.map(({ word }) => word),
    onGuess: (next) => {
      saveRound(next);
      if (roundStatus(next) !== 'playing') updatePersisted(wordleStatistics, (now) => withRound(now, next));
      onGuess(next);
    },
  });
  return (
    <RoundView
      board={board}
      focused={again}
      result={(ref) => (
        <Result ref={ref} round={board.round}>
          <Button onClick={onNew}>New word</Button>
          <ShareResult
            text={shareText(
              board.round,
              window.location.origin + wordlePaths.random(),
              `${siteName()} Animal Wordle`,
            )}
          />
        </Result>
      )}
    />
  );
}
