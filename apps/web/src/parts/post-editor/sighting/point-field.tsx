import { Button, TextField } from '@aranya/ui';
import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LazyMap } from '../../map/lazy-map';
import { type Coordinates, parseCoordinates, roundedPoint } from './coordinates';
import type { PinMapProps } from './pin-map';
import styles from './point-field.module.css';
import { useLocation } from './use-location';

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
    'The pin is at your location.',
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
          failedText="The map could not be loaded. Type the coordinates below, or choose a park."
        />
      </div>
      <p className="tiny ink-2">
        {point === null
          ? 'Tap the map where the animal was. On a keyboard, move the map with the arrow keys and press Enter.'
          : `${near === undefined ? 'Drag the pin' : `The pin is near ${near}. Drag it`} to where the animal was, or focus it and move it with the arrow keys.`}
      </p>
      <div className="cluster gap-3 bottoms">
        <TextField
          className={styles.coordinates}
          label="Coordinates"
          placeholder="26.57, 93.17"
          autoComplete="off"
          value={text}
          error={
            isInvalid
              ? 'Enter latitude and longitude, for example 26.57, 93.17.'
              : isMarked && point === null && !locating
                ? 'Set the point on the map, or choose “No place”.'
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
          pendingLabel="Looking for your location"
          onClick={locate}
        >
          Use my location
        </Button>
      </div>
      <p role="status" className="unless-empty small">
        {problem}
      </p>
    </div>
  );
}
