import { slugOf } from '@aranya/wildlife-data';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../lib/button-link';
import { ResultFrame } from '../../shared/word/result-frame';
import { roundStatus } from '../../shared/word/word.rules';
import { verdicts } from '../mark-words';
import type { WordleRound } from '../wordle.rules';
import type { WordEntry } from '../words/word-entry';
import styles from './result.module.css';

type ResultProps = {
  round: WordleRound;
  /** Stands beside the count of guesses. */
  note?: string;
  next?: ReactNode;
  children: ReactNode;
  /** Points to the verdict. */
  ref?: Ref<HTMLHeadingElement>;
};

export function Result({ round, note, next, children, ref }: ResultProps) {
  const { secret, guesses } = round;
  const status = roundStatus(round);
  const entry = useWordEntry(secret);
  const score = guesses.length === 1 ? 'One guess' : `${guesses.length} guesses`;
  return (
    <ResultFrame
      ref={ref}
      verdict={verdicts[status](secret)}
      columns={secret.length}
      notes={[status === 'won' ? score : undefined, note]}
      next={next}
      actions={children}
    >
      <div className={entry && entry.id === undefined ? undefined : styles.animal}>
        {entry?.id === undefined ? (
          !entry && <div className={PLATE} />
        ) : (
          <img
            className={`wide cover ${PLATE}`}
            src={entry.image}
            alt={`Illustration: ${entry.name}`}
            width="1200"
            height="900"
          />
        )}
        {entry && <AnimalWords entry={entry} />}
      </div>
    </ResultFrame>
  );
}

const PLATE = 'anchor clip sand round-2 ratio-4-3';

function AnimalWords({ entry }: { entry: WordEntry }) {
  return (
    <div className="stack gap-3 starts">
      <h3 className="size-3">{entry.name}</h3>
      {entry.id === undefined ? (
        <>
          <p className="ink-2">{entry.fact}</p>
          {entry.kin && (
            <p className="ink-2">
              {entry.kin.bond}: {entry.kin.name}
            </p>
          )}
          {entry.kin && (
            <MeetLink id={entry.kin.id} name={entry.kin.name} seen={`${entry.kin.name} seen by members`} />
          )}
        </>
      ) : (
        <>
          <p className={styles.latin}>
            <i lang="la">{entry.scientificName}</i>, {entry.status}
          </p>
          <dl className="stack gap-2 small lh-14">
            <div>
              <dt className="ink-3 tiny">Lives in</dt>
              <dd>{entry.region}</dd>
            </div>
            <div>
              <dt className="ink-3 tiny">Eats</dt>
              <dd>{entry.food}</dd>
            </div>
          </dl>
          <MeetLink id={entry.id} name={entry.name} seen="Seen by members" />
        </>
      )}
    </div>
  );
}

function MeetLink({ id, name, seen }: { id: number; name: string; seen: string }) {
  return (
    <div className="stack starts gap-1">
      <ButtonLink variant="outline" to={paths.animal(id)}>
        Meet the {name}
      </ButtonLink>
      <ButtonLink variant="quiet" className="aligned" to={paths.speciesSightings(slugOf(name))}>
        {seen}
      </ButtonLink>
    </div>
  );
}

/** Undefined until the entry is loaded; the game also ends without one. */
function useWordEntry(word: string): WordEntry | undefined {
  const [entry, setEntry] = useState<WordEntry>();
  useEffect(() => {
    let wanted = true;
    import('../words/word-entry').then(
      ({ findWordEntry }) => wanted && setEntry(findWordEntry(word)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [word]);
  return entry;
}
