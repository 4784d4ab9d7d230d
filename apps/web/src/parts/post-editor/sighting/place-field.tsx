import { limits } from '@aranya/contracts';
import { announce, FilterPills, TextField } from '@aranya/ui';
import { kmBetween } from '@aranya/wildlife-data';
import { useEffect, useId, useState } from 'react';
import { type FoundTown, ParkSearch } from '../../park-search/park-search';
import styles from './place-field.module.css';
import type { Coordinates } from './coordinates';
import { PointField } from './point-field';
import type { DraftPlace } from './sighting-draft';
import type { PlaceInput } from './use-given-place';

type Kind = 'none' | DraftPlace['kind'];

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'park', label: 'In a park' },
  { value: 'point', label: 'On the map' },
  { value: 'none', label: 'No place' },
];

interface PlaceFieldProps extends PlaceInput {
  place: DraftPlace | null;
  /** Others see this square instead of the point. */
  square: [[number, number], [number, number]] | null;
  onChange: (place: DraftPlace | null) => void;
}

/** A town names what is around it. */
const AROUND_KM = 10;

/** A park or another protected area, a point, or neither. A town sets the point; its name is not sent. */
export function PlaceField({ place, square, onChange, isTold, onProgress }: PlaceFieldProps) {
  const labelId = useId();
  const [kind, setKind] = useState<Kind>(place?.kind ?? 'none');
  // The place of the other kind comes back when that kind is chosen again.
  const [kept, setKept] = useState<Partial<Record<Kind, DraftPlace>>>({});
  // A new number clears what was typed for another kind.
  const [turn, setTurn] = useState(0);
  const [chosenTown, setTown] = useState<FoundTown | null>(null);
  // It stays while the point is set again.
  const [name, setName] = useState(place?.kind === 'point' ? place.name : undefined);
  const [last, setLast] = useState(place);
  if (last !== place) {
    setLast(place);
    if (place) setKind(place.kind);
    if (place?.kind === 'point') setName(place.name);
  }

  const isNear =
    chosenTown !== null && place?.kind === 'point' && kmBetween(chosenTown.point, place) <= AROUND_KM;
  const town = isNear ? chosenTown.name : undefined;

  const [locating, setLocating] = useState(false);
  const given = place ? 'given' : 'missing';
  const progress = kind === 'none' ? 'none' : locating ? 'searching' : given;
  useEffect(() => {
    onProgress(progress);
    return () => onProgress('none');
  }, [progress, onProgress]);

  const setPoint = (point: Coordinates | null, called = name) =>
    onChange(point && { kind: 'point', lat: point.lat, lng: point.lng, ...(called && { name: called }) });

  const choose = (next: Kind) => {
    if (place) setKept({ ...kept, [place.kind]: place });
    setKind(next);
    setTurn(turn + 1);
    onChange(kept[next] ?? null);
  };

  return (
    <div className="stack gap-3 shrinks">
      <p id={labelId} className="bold">
        Where
      </p>
      <FilterPills
        className={styles.kinds}
        label="Where"
        options={kinds}
        value={kind}
        onValueChange={choose}
      />
      {kind !== 'none' && (
        <ParkSearch
          key={turn}
          label={kind === 'park' ? 'Park' : 'Search the map'}
          placeholder="Park, wetland, town or village"
          park={place?.kind === 'park' ? place.park : undefined}
          town={town}
          optional={kind === 'point'}
          error={
            isTold && place === null && kind === 'park'
              ? 'Choose a park from the list, or choose “No place”.'
              : undefined
          }
          onSelect={(park) => onChange({ kind: 'park', park })}
          onTown={(found) => {
            setTown(found);
            setPoint(found.point);
            announce(`The pin is in the middle of ${found.name}.`);
          }}
          onType={() => place?.kind === 'park' && onChange(null)}
        />
      )}
      {kind === 'point' && (
        <>
          <PointField
            point={place?.kind === 'point' ? place : null}
            square={square}
            near={town}
            isTold={isTold}
            onLocating={setLocating}
            onChange={setPoint}
          />
          <TextField
            label="What people call this place (optional)"
            hint={
              square
                ? 'Only you can read it, because others see a square.'
                : 'Whoever can see the point can read it.'
            }
            placeholder="The lake behind the school"
            autoComplete="off"
            maxLength={limits.placeName}
            value={name ?? ''}
            onChange={({ target: { value } }) => {
              setName(value);
              if (place?.kind === 'point') setPoint(place, value);
            }}
          />
        </>
      )}
    </div>
  );
}
