import { VisuallyHidden } from '@aranya/ui';
import { animalIndex, matchAnimals } from '@aranya/wildlife-data';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { useSay } from '../../../lib/language/page-texts';
import { durationText, durationWords } from '../shared/duration';
import { LeafFall } from '../shared/leaf-fall';
import { StatisticList } from '../shared/statistic-list';
import { animalPortrait } from './match-board';
import styles from './match-result.module.css';
import type { WildMatchStatistics } from './wild-match-statistics';

type Best = Pick<WildMatchStatistics, 'bestMoves' | 'bestTime'>;

type MatchResultProps = {
  moves: number;
  time: number;
  /** The best results before this game. */
  before: Best;
  /** Won just now, not restored by a reload. */
  fresh: boolean;
  /** The first action is the first tab stop. */
  actions: ReactNode;
  children?: ReactNode;
};

/** Compares the game with the best before it. */
function comparisonText(moves: number, time: number, { bestMoves, bestTime }: Best): string {
  if (bestMoves === undefined || bestTime === undefined) return m.match_first();
  if (moves < bestMoves && time < bestTime) return m.match_best_both();
  if (moves < bestMoves) return m.match_best_moves({ count: bestMoves });
  if (time < bestTime) return m.match_best_yet({ time: durationText(bestTime) });
  return m.match_best({ moves: bestMoves, time: durationText(bestTime) });
}

export function MatchResult({ moves, time, before, fresh, actions, children }: MatchResultProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused card has been removed.
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <section className={styles.result} aria-labelledby="wild-match-result">
      {fresh && <LeafFall />}
      <div className="stack gap-4 starts">
        <h2 id="wild-match-result" className="size-2" ref={heading} tabIndex={-1}>
          {m.match_all()}
        </h2>
        <StatisticList
          className={styles.figures}
          statistics={[
            { label: m.match_moves(), value: moves },
            { label: m.match_time(), value: durationText(time), spoken: durationWords(time) },
          ]}
        />
        {fresh && <p className={styles.verdict}>{comparisonText(moves, time, before)}</p>}
        <div className="row gap-3 wraps">{actions}</div>
        {children}
      </div>
      <div className={`stack gap-4 ${styles.met}`}>
        <h3>{m.match_meet()}</h3>
        <ul className={styles.animals}>
          {matchAnimals.map(({ name, animalId }) => {
            const species = animalIndex.find(({ id }) => id === animalId);
            return (
              <li key={name}>
                <SiteLink
                  className="stack gap-2 centers small ink centered plain"
                  to={paths.animal(animalId)}
                >
                  <img src={animalPortrait(name)} alt="" width="200" height="200" />
                  {species ? say(species.name) : name}
                </SiteLink>
                {species && (
                  <SiteLink
                    className="row central target tiny forest"
                    to={paths.speciesSightings(species.slug)}
                  >
                    {m.game_sightings()}
                    <VisuallyHidden>{m.game_sightings_of({ name: say(species.name) })}</VisuallyHidden>
                  </SiteLink>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
