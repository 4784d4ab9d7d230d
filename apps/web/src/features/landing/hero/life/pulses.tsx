import { useEffect, useRef } from 'react';
import { LinkOrText } from '../../../../lib/link-or-text';
import { toShownAnimal } from '../../../../lib/animals';
import { seenOnText } from '../../../../parts/sighting/sighting-texts';
import { useLatest } from '../../use-latest';
import { toPercent } from './clock';
import styles from './life.module.css';

interface Cell {
  lat: number;
  lng: number;
}

/** What the picture shows of the earth, without the haze at its edges. */
const isInPicture = ({ lat, lng }: Cell) => lat > 7 && lat < 35 && lng > 68 && lng < 97;

/** A light where members saw something last: squares of 0.2° alone, as the answer has nothing finer. */
export function Pulses() {
  const latest = useLatest(true);
  return latest?.sightings.map(({ cell, month, ...animal }, index) => {
    if (!cell || !isInPicture(cell)) return null;
    const { name, path } = toShownAnimal(animal);
    return (
      // Two sightings may say the same, and none moves.
      <Pulse key={index} cell={cell}>
        <LinkOrText className={styles.pulse} to={path}>
          <span className={styles.name}>
            {name}
            <span className="visually-hidden">, seen in {seenOnText(month)}</span>
          </span>
        </LinkOrText>
      </Pulse>
    );
  });
}

function Pulse({ cell, children }: { cell: Cell; children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [left, top] = toPercent(cell.lat, cell.lng);
    ref.current?.style.setProperty('transform', `translate(${left.toFixed(2)}%, ${top.toFixed(2)}%)`);
  }, [cell]);
  return (
    <div ref={ref} className="absolute inset-0">
      {children}
    </div>
  );
}
