import { Button } from '@aranya/ui';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../lib/paths';
import { verdicts } from '../mark-words';
import { statusOf, type WordleRound } from '../wordle.rules';
import styles from './result.module.css';
import { ShareResult } from './share-result';
import { animalOf, imageOf } from './word-animals';

type ResultProps = { round: WordleRound; onNew: () => void; ref?: Ref<HTMLDivElement> };

export function Result({ round, onNew, ref }: ResultProps) {
  const { secret, guesses } = round;
  const status = statusOf(round);
  const animal = animalOf(secret);
  return (
    <div ref={ref} tabIndex={-1} className={styles.result} data-letters={secret.length}>
      {animal && (
        <img
          className={styles.plate}
          src={imageOf(animal)}
          alt={`Illustration: ${animal.name}`}
          width="1200"
          height="900"
        />
      )}
      <div className={styles.words}>
        <p className={styles.verdict}>{verdicts[status](secret)}</p>
        {status === 'won' && (
          <p className={styles.score}>
            <b>{secret}</b>, in {guesses.length === 1 ? 'one guess' : `${guesses.length} guesses`}
          </p>
        )}
        {animal && (
          <Link className={styles.link} to={paths.animal(animal.id)}>
            Meet the {animal.name}
          </Link>
        )}
      </div>
      <div className={styles.actions}>
        <Button onClick={onNew}>New word</Button>
        <ShareResult round={round} />
      </div>
    </div>
  );
}
