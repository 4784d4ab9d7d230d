import { useTheme } from '@aranya/ui';
import type { Timeline } from '@aranya/wildlife-data';
import { useEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { StoreApi } from 'zustand/vanilla';
import { portraitIcon } from '../../../../parts/map/portrait-icon';
import colours from '../journey-colours.module.css';
import { JourneyLayer } from './journey-layer';
import styles from './journey-map.module.css';
import type { Pens } from './journey-painter';

interface Animal {
  id: string;
  name: string;
  /** The name of its portrait. */
  portrait: string;
  /** The side of its cells in degrees, where exact places are not published. */
  cellDegrees?: number | undefined;
}

interface JourneysProps {
  /** In the order of the timeline. */
  animals: readonly Animal[];
  clock: { timeline: Timeline; store: Pick<StoreApi<{ time: number }>, 'getState' | 'subscribe'> };
  /** Draws the whole paths at once. */
  whole: boolean;
  pens?: Pens;
}

/** Reads the colours from the style sheet, light or dark. */
function readInks(container: HTMLElement | null) {
  return [...(container?.children ?? [])].map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { line: color, casing: backgroundColor };
  });
}

/** Draws animals on their ways, at the time of a clock. */
export function Journeys({ animals, clock, whole, pens }: JourneysProps) {
  const map = useMap();
  const { resolved } = useTheme();
  const inks = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<JourneyLayer | null>(null);

  useEffect(() => {
    const icons = animals.map(({ name, portrait }, at) =>
      portraitIcon(portrait, name, 'large', `${styles.face} ${colours[`journey${at + 1}`]}`),
    );
    const added = new JourneyLayer({
      timeline: clock.timeline,
      icons,
      cellDegrees: animals.map(({ cellDegrees }) => cellDegrees),
      inks: () => readInks(inks.current),
      pens,
    });
    added.addTo(map);
    const follow = ({ time }: { time: number }) => added.setTime(time);
    follow(clock.store.getState());
    const unsubscribe = clock.store.subscribe(follow);
    setLayer(added);
    return () => {
      unsubscribe();
      added.remove();
    };
  }, [map, clock, animals, pens]);

  useEffect(() => layer?.setWhole(whole), [layer, whole]);

  useEffect(() => layer?.redraw(), [layer, resolved]);

  return (
    <div ref={inks} className={styles.inks} aria-hidden="true">
      {animals.map(({ id }, at) => (
        <i key={id} className={colours[`journey${at + 1}`]} />
      ))}
    </div>
  );
}
