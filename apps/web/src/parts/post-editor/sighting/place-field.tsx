import { limits } from '@aranya/contracts';
import { FilterPills, TextField } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { ParkSearch } from '../../park-search/park-search';
import styles from './place-field.module.css';
import { PointField } from './point-field';
import type { DraftPlace } from './sighting-draft';
import type { PlaceInput } from './use-given-place';
import { type PlaceKind, usePlaceChoice } from './use-place-choice';
import { m } from '../../../lib/language/messages';

const kinds = (): readonly { value: PlaceKind; label: string }[] => [
  { value: 'park', label: m.saw_in_park() },
  { value: 'point', label: m.saw_on_map() },
  { value: 'none', label: m.saw_no_place() },
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
      <p className="bold">{m.saw_where()}</p>
      <FilterPills
        className={styles.kinds}
        label={m.saw_where()}
        options={kinds()}
        value={kind}
        onValueChange={chooseKind}
      />
      {kind !== 'none' && (
        <ParkSearch
          key={turn}
          label={kind === 'park' ? m.saw_park() : m.saw_search_map()}
          placeholder={m.saw_search_hint()}
          park={place?.kind === 'park' ? place.park : undefined}
          town={town}
          optional={kind === 'point'}
          error={isMarked && place === null && kind === 'park' ? m.saw_choose_park() : undefined}
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
            label={m.saw_called()}
            hint={square ? m.saw_called_only_you() : m.saw_called_all()}
            placeholder={m.saw_called_example()}
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
