import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../../lib/language/messages';
import { useSay } from '../../../../lib/language/page-texts';
import { LinkOrText } from '../../../../lib/link-or-text';
import { toShownAnimal } from '../../../../lib/animals';
import { prefersReducedMotion } from '../../../../lib/reduced-motion';
import { seenOnText } from '../../../../parts/sighting/sighting-texts';
import { useLatest } from '../../use-latest';
import { toPercent } from './clock';
import styles from './life.module.css';

interface Cell {
  lat: number;
  lng: number;
}

/** What the picture shows of the earth, without what lies under the words or in the haze. */
const isInPicture = ({ lat, lng }: Cell) => lat > 7 && lat < 35 && lng > 70 && lng < 97;

/** A light where members saw something last: squares of 0.2° alone, as the answer has nothing finer. */
export function Pulses() {
  const say = useSay();
  const latest = useLatest(true);
  return latest?.sightings.map(({ cell, month, ...animal }, index) => {
    if (!cell || !isInPicture(cell)) return null;
    const { name, path } = toShownAnimal(animal);
    return (
      // Two sightings may say the same, and none moves.
      <Pulse key={index} cell={cell}>
        <LinkOrText className={styles.pulse} to={path}>
          <span className={styles.name}>
            {say(name)}
            <span className="visually-hidden">{m.landing_seen_in({ month: seenOnText(month) })}</span>
          </span>
        </LinkOrText>
      </Pulse>
    );
  });
}

/** Less than five seconds, after which it is still. */
const BEAT: KeyframeAnimationOptions = { duration: 800, iterations: 6, direction: 'alternate' };

function Pulse({ cell, children }: { cell: Cell; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [left, top] = toPercent(cell.lat, cell.lng);
    ref.current?.style.setProperty('transform', `translate(${left.toFixed(2)}%, ${top.toFixed(2)}%)`);
    if (!prefersReducedMotion()) ref.current?.animate?.({ opacity: [0.2, 1] }, BEAT);
  }, [cell]);
  return (
    <div ref={ref} className="absolute inset-0">
      {children}
    </div>
  );
}
