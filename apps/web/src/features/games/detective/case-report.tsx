import { animalIndex } from '@aranya/wildlife-data';
import { CheckIcon, CloseIcon, VisuallyHidden } from '@aranya/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { useSay } from '../../../lib/language/page-texts';
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
  const say = useSay();
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
            { label: m.detective_named(), value: `${namedIn(cases)} / ${cases.length}` },
            { label: m.detective_clues_used(), value: cluesIn(cases) },
            { label: m.detective_first_clue(), value: onFirst },
          ]}
        />
        {children}
      </div>
      <h3 id={listId}>{m.detective_animals()}</h3>
      <ul className={styles.animals} aria-labelledby={listId}>
        {cases.map(({ animal: { name, animalId }, ...answer }) => {
          const species = animalIndex.find(({ id }) => id === animalId);
          return (
            <li key={name} data-correct={answer.correct}>
              <SiteLink className="stack ink plain" to={paths.animal(animalId)}>
                <img
                  className="wide cover ratio-4-3 sand round-2"
                  src={species?.image}
                  alt=""
                  width="1200"
                  height="900"
                  loading="lazy"
                />
                <b className="small semibold">{species ? say(species.name) : name}</b>
                <span>
                  {answer.correct ? <CheckIcon /> : <CloseIcon />}
                  {answer.correct ? (
                    <>
                      <VisuallyHidden>{m.detective_named_on()}</VisuallyHidden>
                      {m.detective_clue({ number: answer.clues })}
                    </>
                  ) : (
                    m.detective_not_named()
                  )}
                </span>
              </SiteLink>
              {species && (
                <SiteLink className="inline target tiny forest" to={paths.speciesSightings(species.slug)}>
                  {m.game_sightings()}
                  <VisuallyHidden>{m.game_sightings_of({ name: say(species.name) })}</VisuallyHidden>
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
