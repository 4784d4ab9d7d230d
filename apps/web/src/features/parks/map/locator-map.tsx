import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { Ground } from './ground';
import { indiaMap } from './india-map';
import styles from './map.module.css';

/** In units of the map. */
const SIZE = { width: 330, height: 250 };

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

export function LocatorMap({ park }: { park: { id: number; name: string } }) {
  const placeName = useSay();
  const { width, height, states, seas, pins } = indiaMap;
  const pin = pins.find(({ id }) => id === park.id);
  if (!pin) return null;
  const [x, y] = pin.at;
  const left = within(x - SIZE.width / 2, width - SIZE.width);
  const top = within(y - SIZE.height / 2, height - SIZE.height);
  // Leaves out a name that the frame would cut or the dot would cover.
  const shown = ({ text, at }: { text: string; at: readonly [number, number] }) => {
    const half = text.length * 4;
    const isInside =
      at[0] - half > left &&
      at[0] + half < left + SIZE.width &&
      at[1] - 14 > top &&
      at[1] + 8 < top + SIZE.height;
    return isInside && (Math.abs(at[0] - x) > half + 12 || Math.abs(at[1] - 5 - y) > 18);
  };
  return (
    <svg
      viewBox={`${left} ${top} ${SIZE.width} ${SIZE.height}`}
      className={`framed ${styles.locator}`}
      role="img"
      aria-label={m.park_map({ name: park.name })}
    >
      <Ground />
      {seas.filter(shown).map(({ text, at }) => (
        <text key={text} x={at[0]} y={at[1]} className={styles.seaName}>
          {placeName(text)}
        </text>
      ))}
      {states.filter(shown).map(({ text, at }) => (
        <text key={text} x={at[0]} y={at[1]} className={styles.state}>
          {placeName(text)}
        </text>
      ))}
      <circle cx={x} cy={y} r="15" className={styles.halo} />
      <circle cx={x} cy={y} r="6" className={styles.here} />
    </svg>
  );
}
