import { FilterPills } from '@aranya/ui';
import { useEffect, useId, useState } from 'react';
import { ParkSearch } from '../../park-search/park-search';
import styles from './place-field.module.css';
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

/** A park or another protected area, a point, or neither. */
export function PlaceField({ place, square, onChange, isTold, onProgress }: PlaceFieldProps) {
  const labelId = useId();
  const [kind, setKind] = useState<Kind>(place?.kind ?? 'none');
  // The place of the other kind comes back when that kind is chosen again.
  const [kept, setKept] = useState<Partial<Record<Kind, DraftPlace>>>({});
  const [last, setLast] = useState(place);
  if (last !== place) {
    setLast(place);
    if (place) setKind(place.kind);
  }

  const [locating, setLocating] = useState(false);
  const given = place ? 'given' : 'missing';
  const progress = kind === 'none' ? 'none' : locating ? 'searching' : given;
  useEffect(() => {
    onProgress(progress);
    return () => onProgress('none');
  }, [progress, onProgress]);

  const choose = (next: Kind) => {
    if (place) setKept({ ...kept, [place.kind]: place });
    setKind(next);
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
      {kind === 'park' && (
        <ParkSearch
          label="Park"
          placeholder="Park, sanctuary or wetland"
          park={place?.kind === 'park' ? place.park : undefined}
          error={isTold && place === null ? 'Choose a park from the list, or choose “No place”.' : undefined}
          onSelect={(park) => onChange({ kind: 'park', park })}
          onType={() => place && onChange(null)}
        />
      )}
      {kind === 'point' && (
        <PointField
          point={place?.kind === 'point' ? place : null}
          square={square}
          isTold={isTold}
          onLocating={setLocating}
          onChange={(point) => onChange(point && { kind: 'point', ...point })}
        />
      )}
    </div>
  );
}
