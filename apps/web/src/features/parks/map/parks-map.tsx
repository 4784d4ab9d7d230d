import { clsx } from 'clsx';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { Ground } from './ground';
import { indiaMap } from './india-map';
import styles from './map.module.css';

export interface MapPin {
  id: number;
  name: string;
  /** Leads to the park's entry on the page. */
  href: string;
  /** The list's number, which stands on the pin. */
  number: number;
  fits: boolean;
  selected: boolean;
}

type ParksMapProps = {
  label: string;
  pins: readonly MapPin[];
};

type Layout = 'wide' | 'narrow';

/** The radius of a pin's clickable disc, in units of the map. */
const RADIUS = { wide: 19, narrow: 24 };
const TARGET = { wide: 28.5, narrow: 49.5 };

/** The park's own place lies clear of its disc, and not half below it. */
const isAside = ({ at, ...pin }: (typeof indiaMap.pins)[number], layout: Layout) =>
  Math.hypot(pin[layout][0] - at[0], pin[layout][1] - at[1]) > RADIUS[layout] + 8;

/** Draws all parks as dots, and those of `pins` as numbered links, moved apart until each can be pressed. */
export function ParksMap({ label, pins }: ParksMapProps) {
  const placeName = useSay();
  const { width, height, states, seas, pins: places } = indiaMap;
  const pinned = pins.flatMap((pin) => {
    const place = places.find(({ id }) => id === pin.id);
    return place ? [{ ...pin, place }] : [];
  });
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.map} role="group" aria-label={label}>
        <Ground />
        <g aria-hidden="true">
          {places.map(
            ({ id, at }) =>
              !pinned.some((pin) => pin.id === id) && (
                <circle key={id} cx={at[0]} cy={at[1]} r="3.5" className={styles.dot} />
              ),
          )}
        </g>
        {(['wide', 'narrow'] as const).map((layout: Layout) => (
          <g key={layout} className={styles[layout]}>
            <g aria-hidden="true">
              {[...seas, ...states].map((name) => {
                const at = name[layout];
                if (!at) return null;
                return (
                  <text
                    key={name.text}
                    x={at[0]}
                    y={at[1]}
                    className={seas.includes(name) ? styles.seaName : styles.state}
                  >
                    {placeName(name.text)}
                  </text>
                );
              })}
              {pinned
                .filter(({ place }) => isAside(place, layout))
                .map(({ id, place }) => (
                  <g key={id}>
                    <circle cx={place.at[0]} cy={place.at[1]} r="3.5" className={styles.dot} />
                    <path d={`M${place.at.join(' ')}L${place[layout].join(' ')}`} className={styles.leader} />
                  </g>
                ))}
            </g>
            {pinned.map(({ id, name, href, number, fits, selected, place }) => (
              <a
                key={id}
                href={href}
                aria-label={`${number}. ${name}`}
                aria-current={selected || undefined}
                className={clsx(styles.pin, !fits && styles.nearly)}
              >
                <title>{name}</title>
                <circle
                  cx={place[layout][0]}
                  cy={place[layout][1]}
                  r={TARGET[layout]}
                  className={styles.target}
                />
                <circle
                  cx={place[layout][0]}
                  cy={place[layout][1]}
                  r={RADIUS[layout]}
                  className={styles.disc}
                />
                <text x={place[layout][0]} y={place[layout][1]} className={styles.number}>
                  {number}
                </text>
              </a>
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="over-2 tiny ink-3 lh-145">{m.park_map_note()}</figcaption>
    </figure>
  );
}
