import { announce, Button } from '@aranya/ui';
import { type ReactNode, useRef, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { MatchResult } from './match-result';
import { MatchRound } from './match-round';
import {
  type FreeMatch,
  freeMatch,
  restoreOrder,
  randomOrder,
  restoreMatch,
  toSavedMatch,
} from './saved-match';
import { deal, isFinished, isStarted, type WildMatch } from './wild-match.rules';
import { countGivenUp, countWon, wildMatchStatistics } from './wild-match-statistics';

export function FreeDeal({ stored, aside }: { stored: FreeMatch; aside: ReactNode }) {
  const [start, setStart] = useState(() => restoreMatch(restoreOrder(stored, Math.random), stored.saved));
  const statistics = usePersisted(wildMatchStatistics).value;
  const [before, setBefore] = useState(statistics);
  const view = useRef<HTMLDivElement>(null);

  const save = (game: WildMatch, now: number) =>
    updatePersisted(freeMatch, () => ({
      order: game.cards.map(({ animalId }) => animalId),
      saved: toSavedMatch(game, now),
    }));

  const startAgain = () => {
    const next = deal(randomOrder(Math.random), start.turn);
    setStart(next);
    save(next, 0);
    announce(m.match_new_said());
    // The pressed button disappears with the result.
    requestAnimationFrame(() => view.current?.querySelector<HTMLElement>('[role=group] button')?.focus());
  };

  return (
    <div ref={view}>
      <MatchRound
        key={start.turn}
        start={start}
        aside={aside}
        onStart={() => setBefore(statistics)}
        onSave={save}
        onFinish={({ moves, elapsed }) => countWon(moves, elapsed)}
        actions={(game) =>
          isStarted(game) && (
            <Button
              variant="outline"
              className="start"
              onClick={() => {
                if (!isFinished(game)) countGivenUp();
                startAgain();
              }}
            >
              {m.match_new()}
            </Button>
          )
        }
        result={({ moves, elapsed }, fresh) => (
          <MatchResult
            moves={moves}
            time={elapsed}
            before={before}
            fresh={fresh}
            actions={<Button onClick={startAgain}>{m.match_again()}</Button>}
          />
        )}
      />
    </div>
  );
}
