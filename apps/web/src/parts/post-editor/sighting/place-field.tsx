import { limits } from '@aranya/contracts';
import { FilterPills, TextField } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { ParkSearch } from '../../park-search/park-search';
import styles from './place-field.module.css';
import { PointField } from './point-field';
import type { DraftPlace } from './sighting-draft';
import type { PlaceInput } from './use-given-place';
import { type PlaceKind, usePlaceChoice } from './use-place-choice';

const kinds: readonly { value: PlaceKind; label: string }[] = [
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

export function PlaceField({ place, square, onChange, isMarked, onProgress }: PlaceFieldProps) {
  const { kind, turn, town, name, setPoint, chooseKind, chooseTown, rename } = usePlaceChoice(
    place,
    onChange,
  );
  const [locating, setLocating] = useState(false);
  const given = place ? 'given' : 'missing';
  const progress = kind === 'none' ? 'none' : locating ? 'searching' : given;
  useEffect(() => {
    onProgress(progress);
    return () => onProgress('none');
  }, [progress, onProgress]);

  return (
    <div className="stack gap-3 shrinks">
      <p className="bold">Where</p>
      <FilterPills
        className={styles.kinds}
        label="Where"
        options={kinds}
        value={kind}
        onValueChange={chooseKind}
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
            isMarked && place === null && kind === 'park'
              ? 'Choose a park from the list, or choose “No place”.'
              : undefined
          }
          onSelect={(park) => onChange({ kind: 'park', park })}
          onTown={chooseTown}
          onType={() => place?.kind === 'park' && onChange(null)}
        />
      )}
      {kind === 'point' && (
        <>
          <PointField
            point={place?.kind === 'point' ? place : null}
            square={square}
            near={town}
            isMarked={isMarked}
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
            onChange={({ target: { value } }) => rename(value)}
          />
        </>
      )}
    </div>
  );
}
