import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { updatePersisted } from '../../../lib/persisted-store';
import { CaseReport } from './case-report';
import { answeredCases, type Detective, namedIn } from './detective.rules';
import { DetectiveRound } from './detective-round';
import { practiceStore, restorePractice, type SavedPractice, toSavedRound } from './saved-detective';
import styles from './practice.module.css';

const newSeed = () => 1 + Math.floor(Math.random() * 1_000_000);

export function Practice({ saved }: { saved: SavedPractice }) {
  const [first] = useState(() => ({ ...saved, seed: saved.seed || newSeed() }));
  const [start] = useState(() => restorePractice(first));

  const save = (game: Detective) => {
    const { round, score, streak, lastAnswers } = game;
    updatePersisted(practiceStore, () => ({
      ...toSavedRound(game),
      seed: first.seed,
      round,
      score,
      streak,
      lastAnswers,
    }));
  };

  return (
    <DetectiveRound
      start={start}
      onSave={save}
      below={({ animals, round, lastAnswers }) =>
        lastAnswers.length > 0 && (
          <div className={styles.last}>
            <CaseReport
              key={round}
              title={m.detective_round({
                round: round - 1,
                named: namedIn(lastAnswers),
                count: lastAnswers.length,
              })}
              cases={answeredCases(animals, lastAnswers)}
            />
          </div>
        )
      }
    />
  );
}
