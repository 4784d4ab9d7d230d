import { Button, TextField } from '@aranya/ui';
import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LazyMap } from '../../map/lazy-map';
import { type Coordinates, parseCoordinates, roundedPoint } from './coordinates';
import type { PinMapProps } from './pin-map';
import styles from './point-field.module.css';
import { useLocation } from './use-location';
import { m } from '../../../lib/language/messages';

const loadPinMap = async () => ({ default: (await import('./pin-map')).PinMap });

interface PointFieldProps {
  point: Coordinates | null;
  square: PinMapProps['square'];
  /** The chosen town around the point. */
  near: string | undefined;
  onChange: (point: Coordinates | null) => void;
  /** Says that no point is set. */
  isMarked: boolean;
  onLocating: (locating: boolean) => void;
}

const written = (point: Coordinates | null) => (point === null ? '' : `${point.lat}, ${point.lng}`);
const isSame = (one: Coordinates | null, other: Coordinates | null) =>
  one?.lat === other?.lat && one?.lng === other?.lng;

export function PointField({ point, square, near, onChange, isMarked, onLocating }: PointFieldProps) {
  const [text, setText] = useState(() => written(point));
  const [last, setLast] = useState(point);
  if (!isSame(last, point)) {
    setLast(point);
    // Keeps a text that says the same in another way.
    if (point !== null && !isSame(parseCoordinates(text), point)) setText(written(point));
  }
  const { locate, locating, problem } = useLocation(
    (found) => onChange(roundedPoint(found)),
    m.saw_pin_found(),
  );
  useEffect(() => {
    onLocating(locating);
    return () => onLocating(false);
  }, [locating, onLocating]);
  const isInvalid = text.trim() !== '' && parseCoordinates(text) === null;

  return (
    <div className="stack gap-3 shrinks">
      <div className={styles.map}>
        <LazyMap
          load={loadPinMap}
          mapProps={{ point, square, onPick: (picked) => onChange(roundedPoint(picked)) }}
          failedText={m.saw_map_failed()}
        />
      </div>
      <p className="tiny ink-2">
        {point === null ? m.saw_tap() : near === undefined ? m.saw_drag() : m.saw_drag_near({ name: near })}
      </p>
      <div className="cluster gap-3 bottoms">
        <TextField
          className={styles.coordinates}
          label={m.saw_coordinates()}
          placeholder="26.57, 93.17"
          autoComplete="off"
          value={text}
          error={
            isInvalid
              ? m.saw_coordinates_invalid()
              : isMarked && point === null && !locating
                ? m.saw_set_point()
                : undefined
          }
          onChange={(event) => {
            setText(event.target.value);
            onChange(parseCoordinates(event.target.value));
          }}
        />
        <Button
          variant="outline"
          icon={<LocateFixed aria-hidden="true" />}
          pending={locating}
          pendingLabel={m.saw_looking()}
          onClick={locate}
        >
          {m.saw_locate()}
        </Button>
      </div>
      <p role="status" className="unless-empty small">
        {problem}
      </p>
    </div>
  );
}
