import type { Sighting } from '@aranya/contracts';
import { cellOf } from '@aranya/wildlife-data';
import { CalendarDays, Lock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { animalOf } from '../../lib/animals';
import { paths } from '../../lib/paths';
import { findPark } from '../../lib/catalogue';
import { AnimalPortrait } from '../species-search/animal-portrait';
import styles from './sighting-box.module.css';
import { othersSeeText, pointText, seenOnText, timeText } from './sighting-texts';

const FOR_OTHERS = {
  short: 'Protected place',
  long: 'To keep this animal safe, its place is shown as a square, as the park or not at all, and its day as the week or the month.',
};

/** Reads the same whether the place is withheld or was never given. */
const withoutPlace = ({ seen_on: day }: Sighting) => ({
  short: 'Protected sighting',
  long: `To keep this animal safe, only ${timeText(day)} is shown.`,
});

/** Returns null where others see all of it. */
function protectionText(sighting: Sighting): { short: string; long: string } | null {
  const { place, others_see: shown } = sighting;
  if (!sighting.protected) return null;
  if (shown === undefined) return place === null ? withoutPlace(sighting) : FOR_OTHERS;
  const isExact = place !== null && shown.place?.kind !== place.kind;
  return {
    short: isExact ? 'Others do not see the exact place and day' : 'Others do not see the exact day',
    long: othersSeeText(shown, place !== null),
  };
}

export function SightingBox({ sighting, children }: { sighting: Sighting; children?: ReactNode }) {
  const { species, place, seen_on: day } = sighting;
  const protection = protectionText(sighting);
  return (
    // A landmark for each post of a list would be too many.
    <div role="group" className={styles.box} aria-label="Sighting">
      {species.length > 0 && (
        <ul className={styles.species}>
          {species.map((animal) => {
            const { count } = animal;
            const { name, path } = animalOf(animal);
            return (
              <li className="row gap-2 shrinks target semibold" key={animal.species}>
                <AnimalPortrait animal={animal} size={40} />
                {path === undefined ? (
                  name
                ) : (
                  <Link className="plain" to={path}>
                    {name}
                  </Link>
                )}
                {count !== null && (
                  <span className="rigid ink-2">
                    <span aria-hidden="true">×</span>
                    <span className="visually-hidden">, seen:</span> {count.toLocaleString('en')}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ul className={styles.facts}>
        {place && (
          <li>
            <MapPin aria-hidden="true" />
            <PlaceText place={place} />
          </li>
        )}
        <li>
          <CalendarDays aria-hidden="true" />
          <time dateTime={day}>{seenOnText(day)}</time>
        </li>
      </ul>
      {protection && (
        <details className={`target ${styles.protection}`}>
          <summary className="inline gap-snug round-1 target clickable ink-2">
            <Lock aria-hidden="true" />
            {protection.short}
          </summary>
          <p className="lh-15 ink-2">{protection.long}</p>
        </details>
      )}
      {children}
    </div>
  );
}

function PlaceText({ place }: { place: NonNullable<Sighting['place']> }) {
  if (place.kind === 'park') {
    return (
      <span>
        in <Link to={paths.park(place.park)}>{findPark(place.park)?.name ?? place.park}</Link>
      </span>
    );
  }
  if (place.kind === 'state') return <span>in {place.state}</span>;
  const text =
    place.kind === 'cell'
      ? `within a square near ${pointText(place, place.degrees < 0.1 ? 2 : 1)}`
      : `at ${pointText(place)}`;
  return (
    <Link to={paths.cellSightings(cellOf(place))} title="Sightings in the square of 0.2° around it">
      {text}
    </Link>
  );
}
