import type { Sighting } from '@aranya/contracts';
import { Lock, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SiteLink } from '../../lib/language/site-link';
import { toShownAnimal } from '../../lib/animals';
import { AnimalPortrait } from '../species-search/animal-portrait';
import { othersSeeText } from './others-see-text';
import { ParkLink } from './park-link';
import styles from './sighting-box.module.css';
import { firstSpecies, seenOnText, timeText } from './sighting-texts';
import { SpotLink } from './spot';
import { m } from '../../lib/language/messages';
import { Said } from '../../lib/language/said';
import { intlLocale } from '../../lib/language/locale';
import { filled } from '../../lib/language/filled';
import { recordWord } from '../../lib/language/record-word';

/** Others' texts have a reason. */
type ProtectionText = readonly [short: string, reason?: string];

const forOthers = (): ProtectionText => [m.sighting_protected_place(), m.sighting_protected_why()];

/** Must not reveal whether the place is withheld or was never given. */
const withoutPlace = ({ seen_on: day }: Sighting): ProtectionText => [
  m.sighting_protected(),
  m.sighting_only_time({ time: timeText(day) }),
];

/** Returns nothing if others see everything. The author reads what the form said. */
function protectionText(sighting: Sighting): ProtectionText | readonly [] {
  const { place, others_see: shown } = sighting;
  if (!sighting.protected) return [];
  if (shown) return [othersSeeText(shown, place !== null)];
  return place === null ? withoutPlace(sighting) : forOthers();
}

export function SightingBox({ sighting, children }: { sighting: Sighting; children?: ReactNode }) {
  const { species, place, seen_on: day } = sighting;
  const [open, setOpen] = useState(false);
  const first = firstSpecies(species);
  const more = species.length - first.length;
  const [protection, reason] = protectionText(sighting);
  const mark = protection && (
    <>
      <Lock aria-hidden="true" />
      {protection}
    </>
  );
  return (
    // A landmark for each post of a list would be too many.
    <div role="group" className={styles.box} aria-label={m.sighting_label()}>
      {species.length > 0 && (
        <ul className={styles.species}>
          {(open ? species : first).map((animal) => {
            const { count } = animal;
            const { name, path, note } = toShownAnimal(animal);
            return (
              <li className="row gap-2 shrinks semibold" key={animal.species}>
                <AnimalPortrait animal={animal} size={32} />
                {path === undefined ? (
                  <span className="breaks">
                    <bdi>{name}</bdi>
                    {note !== undefined && <span className="block small ink-2">{note}</span>}
                  </span>
                ) : (
                  <SiteLink className="plain underlines" to={path}>
                    <Said text={name} />
                  </SiteLink>
                )}
                {count !== null && (
                  <span className="rigid ink-2">
                    <span aria-hidden="true">×</span>
                    <span className="visually-hidden">{m.sighting_seen()}</span>{' '}
                    {count.toLocaleString(intlLocale())}
                  </span>
                )}
              </li>
            );
          })}
          {more > 0 && (
            <li>
              <button
                type="button"
                className="bare clickable ink-2 semibold"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                {open ? m.sighting_fewer() : m.sighting_more({ number: more })}
              </button>
            </li>
          )}
        </ul>
      )}
      <ul className={styles.facts}>
        <li>
          <time dateTime={day}>{seenOnText(day, 'short')}</time>
        </li>
        {place && (
          <li
            className={
              place.kind === 'point' ? styles.spot : place.kind === 'cell' ? styles.square : undefined
            }
          >
            <MapPin aria-hidden="true" />
            <PlaceText place={place} />
          </li>
        )}
        {mark && (
          <li className={styles.protection}>
            {reason ? (
              <details>
                <summary className="inline gap-snug round-1 clickable">{mark}</summary>
                <p className="lh-15">{reason}</p>
              </details>
            ) : (
              mark
            )}
          </li>
        )}
      </ul>
      {children}
    </div>
  );
}

function PlaceText({ place }: { place: NonNullable<Sighting['place']> }) {
  if (place.kind === 'park') {
    return (
      <span>{filled(m.sighting_in({ place: '{place}' }), { place: <ParkLink park={place.park} /> })}</span>
    );
  }
  return place.kind === 'state' ? (
    <span>{m.sighting_in({ place: recordWord(place.state) })}</span>
  ) : (
    <SpotLink className="cut" place={place} />
  );
}
