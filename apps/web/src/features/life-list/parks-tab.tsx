import { lifeListOf, type Park, type ParkLifeList, parks } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { Said } from '../../lib/language/said';
import { recordWord } from '../../lib/language/record-word';
import { monthName } from '../../lib/language/month-name';
import type { KeyedAnimal } from '../../lib/animals';
import { findNamedArea, type NamedArea } from '../../lib/areas';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { areasSeen, type SeenSpecies } from './life-list.rules';
import styles from './parks-tab.module.css';
import { Portraits } from '../../parts/species-search/portraits';
import { Progress } from '../../parts/screen/progress';

interface Listed {
  key: string;
  /** Species seen there. */
  here: number;
  /** These, and the park's other species seen elsewhere. */
  seen: number;
  content: ReactNode;
}

function parksOfGuide(seen: readonly SeenSpecies[]): Listed[] {
  const parksBySpecies = new Map(seen.map(({ entry }) => [entry.species, entry.parks]));
  return parks.map((park) => {
    const lists = lifeListOf(park, parksBySpecies);
    const here = lists.seenHere.length;
    return {
      key: park.slug,
      here,
      seen: here + lists.seenElsewhere.length,
      content: <ParkProgress park={park} lists={lists} />,
    };
  });
}

function otherAreas(seen: readonly SeenSpecies[]): Listed[] {
  return areasSeen(seen).flatMap((key) => {
    const area = findNamedArea(key);
    const animals = seen.filter(({ entry }) => entry.parks.includes(key)).map(({ entry }) => entry);
    const { length } = animals;
    return area
      ? [{ key, here: length, seen: length, content: <AreaSeen area={area} animals={animals} /> }]
      : [];
  });
}

/** Shows the guide's parks, and other areas where something was seen, most seen first. */
export function ParksTab({ seen }: { seen: readonly SeenSpecies[] }) {
  const listed = [...parksOfGuide(seen), ...otherAreas(seen)].sort(
    (a, b) => b.here - a.here || b.seen - a.seen,
  );
  return (
    <ul className="stack gap-3 pad-top-4" aria-label={m.life_parks()}>
      {listed.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

function AreaSeen({ area, animals }: { area: NamedArea; animals: readonly KeyedAnimal[] }) {
  return (
    <details className={`panel ${styles.park}`}>
      <summary className={styles.summary}>
        <h2 className={styles.parkName}>{area.title}</h2>
        <span className="small ink-2">{m.life_seen_here_count({ count: animals.length })}</span>
      </summary>
      <div className={styles.inside}>
        <Animals title={m.life_seen_here()} animals={animals} />
        <ButtonLink variant="outline" className="start" to={paths.area(area.key)}>
          {m.sights_about_area()}
        </ButtonLink>
      </div>
    </details>
  );
}

interface ParkProgressProps {
  park: Park;
  lists: ParkLifeList;
}

function ParkProgress({ park, lists }: ParkProgressProps) {
  const { seenHere, seenElsewhere, notYet } = lists;
  const seen = seenHere.length + seenElsewhere.length;
  const total = seen + notYet.length;
  const month = new Date().getMonth() + 1;
  const inMonth = monthName(month);
  return (
    <details className={`panel ${styles.park}`}>
      <summary className={styles.summary}>
        <h2 className={styles.parkName}>{recordWord(park.name)}</h2>
        <span className="small ink-2">
          {seenHere.length > 0
            ? m.life_park_seen_here({ count: seen, total, here: seenHere.length })
            : m.life_park_seen({ count: seen, total })}
        </span>
        <Progress label={m.life_park_species({ name: recordWord(park.name) })} value={seen} max={total} />
      </summary>
      <div className={styles.inside}>
        <Animals title={m.life_not_seen_yet()} animals={keyed(notYet)} isUnseen />
        <Animals title={m.life_seen_here()} animals={keyed(seenHere)} />
        <Animals title={m.life_seen_elsewhere()} animals={keyed(seenElsewhere)} />
        <p className="ink-2">
          {filled(
            park.months.includes(month)
              ? m.life_in_season({ season: '{season}', month: inMonth })
              : m.life_best_time({ season: '{season}' }),
            { season: <Said text={park.best_time_to_visit} /> },
          )}
        </p>
        <div className="cluster gap-2">
          <ButtonLink variant="outline" to={paths.park(park.slug)}>
            {m.life_about_park()}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.whereAndWhen(monthName(month, 'long', 'en').toLowerCase())}>
            {m.life_where_when({ month: inMonth })}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}

const keyed = (animals: ParkLifeList['notYet']): KeyedAnimal[] =>
  animals.map(({ slug }) => ({ species: slug }));

interface AnimalsProps {
  title: string;
  animals: readonly KeyedAnimal[];
  isUnseen?: boolean | undefined;
}

/** Shows portraits below a heading, and nothing without animals. */
function Animals({ title, animals, isUnseen }: AnimalsProps) {
  if (animals.length === 0) return null;
  return (
    <section className={styles.animals}>
      <h3>{title}</h3>
      <Portraits label={title} animals={animals} isUnseen={isUnseen} />
    </section>
  );
}
