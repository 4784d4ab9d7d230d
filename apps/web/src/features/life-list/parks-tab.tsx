import type { LifeListEntry } from '@aranya/contracts';
import { lifeListOf, monthNames, type Park, type ParkLifeList, parks } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { Portrait } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import styles from './parks-tab.module.css';
import { Progress } from './progress';

interface ParksTabProps {
  entries: readonly LifeListEntry[];
}

type Listed = { park: Park; lists: ParkLifeList };

const seenCount = ({ lists }: Listed) => lists.seenHere.length + lists.seenElsewhere.length;

export function ParksTab({ entries }: ParksTabProps) {
  const seen = new Map(entries.map(({ species, parks: slugs }) => [species, slugs]));
  const listed = parks
    .map((park): Listed => ({ park, lists: lifeListOf(park, seen) }))
    .sort((a, b) => b.lists.seenHere.length - a.lists.seenHere.length || seenCount(b) - seenCount(a));
  return (
    <ul className="stack gap-3 pad-top-4" aria-label="Parks">
      {listed.map(({ park, lists }) => (
        <li key={park.slug}>
          <ParkProgress park={park} lists={lists} />
        </li>
      ))}
    </ul>
  );
}

function ParkProgress({ park, lists }: Listed) {
  const { seenHere, seenElsewhere, notYet } = lists;
  const seen = seenHere.length + seenElsewhere.length;
  const total = seen + notYet.length;
  const month = new Date().getMonth() + 1;
  const monthName = monthNames[month - 1] ?? '';
  return (
    <details className={`panel ${styles.park}`}>
      <summary className={styles.summary}>
        <h2 className={styles.parkName}>{park.name}</h2>
        <span className="small ink-2">
          {seen} of {total} seen{seenHere.length > 0 && `, ${seenHere.length} here`}
        </span>
        <Progress label={`Species of ${park.name} seen`} value={seen} max={total} />
      </summary>
      <div className={styles.inside}>
        <Animals title="Not seen yet" animals={notYet} isUnseen />
        <Animals title="Seen here" animals={seenHere} />
        <Animals title="Seen elsewhere" animals={seenElsewhere} />
        <p className="ink-2">
          Best time to visit: {park.best_time_to_visit}.
          {park.months.includes(month) && ` ${monthName} is in season.`}
        </p>
        <div className="cluster gap-2">
          <ButtonLink variant="outline" to={paths.park(park.slug)}>
            About the park
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.whereAndWhen(monthName.toLowerCase())}>
            Where and when in {monthName}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}

interface AnimalsProps {
  title: string;
  animals: ParkLifeList['notYet'];
  isUnseen?: boolean;
}

function Animals({ title, animals, isUnseen = false }: AnimalsProps) {
  if (animals.length === 0) return null;
  return (
    <section className={styles.animals}>
      <h3>{title}</h3>
      <ul className="flex wraps gap-2">
        {animals.map(({ id, slug, name }) => (
          <li key={slug}>
            <Link className={styles.chip} to={paths.animal(id)} data-unseen={isUnseen}>
              <Portrait className="circle" slug={slug} size={40} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
