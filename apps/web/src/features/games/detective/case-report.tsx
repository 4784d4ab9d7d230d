import { animalIndex } from '@aranya/wildlife-data';
import { CheckIcon, CloseIcon, VisuallyHidden } from '@aranya/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { StatisticList } from '../shared/statistic-list';
import styles from './case-report.module.css';
import { type Case, cluesIn, namedIn } from './detective.rules';

type CaseReportProps = {
  title: string;
  cases: readonly Case[];
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

export function CaseReport({ title, cases, headingRef, children }: CaseReportProps) {
  const titleId = useId();
  const listId = useId();
  const onFirst = cases.filter(({ correct, clues }) => correct && clues === 1).length;
  return (
    <section className={`stack gap-6 ${styles.report}`} aria-labelledby={titleId}>
      <div className={`stack middle before gap-4 gap-x-6 ${styles.words}`}>
        <h2 id={titleId} className="size-2" ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <StatisticList
          className={styles.figures}
          statistics={[
            { label: 'Named', value: `${namedIn(cases)} / ${cases.length}` },
            { label: 'Clues used', value: cluesIn(cases) },
            { label: 'On the first clue', value: onFirst },
          ]}
        />
        {children}
      </div>
      <h3 id={listId}>The animals of this round</h3>
      <ul className={styles.animals} aria-labelledby={listId}>
        {cases.map(({ animal: { name, animalId }, ...answer }) => {
          const species = animalIndex.find(({ id }) => id === animalId);
          return (
            <li key={name} data-correct={answer.correct}>
              <Link className="stack ink plain" to={paths.animal(animalId)}>
                <img
                  className="wide cover ratio-4-3 sand round-2"
                  src={species?.image}
                  alt=""
                  width="1200"
                  height="900"
                  loading="lazy"
                />
                <b className="small semibold">{species?.name ?? name}</b>
                <span>
                  {answer.correct ? <CheckIcon /> : <CloseIcon />}
                  {answer.correct ? (
                    <>
                      <VisuallyHidden>named on </VisuallyHidden>clue {answer.clues}
                    </>
                  ) : (
                    'not named'
                  )}
                </span>
              </Link>
              {species && (
                <Link className="inline target tiny forest" to={paths.speciesSightings(species.slug)}>
                  Sightings<VisuallyHidden> of {species.name}</VisuallyHidden>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
