import { Combobox, FilterPills } from '@aranya/ui';
import { parkIndex, searchParks } from '@aranya/wildlife-data';
import { useEffect, useId, useState } from 'react';
import { findPark } from '../../../lib/catalogue';
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
  /** What others see instead of the point. */
  square: [[number, number], [number, number]] | null;
  onChange: (place: DraftPlace | null) => void;
}

/** A park, a point, or neither. */
export function PlaceField({ place, square, onChange, isTold, onProgress }: PlaceFieldProps) {
  const labelId = useId();
  const [kind, setKind] = useState<Kind>(place?.kind ?? 'none');
  // What the other kind had comes back when it is chosen again.
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
        <ParkField
          park={place?.kind === 'park' ? place.park : undefined}
          isTold={isTold}
          onSelect={(park) => onChange(park === undefined ? null : { kind: 'park', park })}
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

interface ParkFieldProps {
  park: string | undefined;
  /** Says that no park is chosen. */
  isTold: boolean;
  /** Undefined once the text is no park's name any more. */
  onSelect: (park: string | undefined) => void;
}

function ParkField({ park, isTold, onSelect }: ParkFieldProps) {
  const name = park === undefined ? '' : (findPark(park)?.name ?? '');
  const [text, setText] = useState(name);
  const [last, setLast] = useState(park);
  if (last !== park) {
    setLast(park);
    if (park !== undefined) setText(name);
  }
  const [left, setLeft] = useState(false);
  const isOpen = text.trim() !== '' && park === undefined;
  const found = isOpen ? searchParks(parkIndex, text) : [];
  return (
    <div onBlur={() => setLeft(true)}>
      <Combobox
        label="Park"
        placeholder="Name or state of a park"
        error={
          left && isOpen
            ? 'Choose a park from the list, or clear the search.'
            : isTold && park === undefined
              ? 'Choose a park from the list, or choose “No place”.'
              : undefined
        }
        inputValue={text}
        onInputValueChange={(next) => {
          setLeft(false);
          setText(next);
          if (park !== undefined) onSelect(undefined);
        }}
        items={found}
        itemKey={({ id }) => id}
        itemLabel={(each) => each.name}
        renderItem={(each) => (
          <span className={styles.park}>
            {each.name}
            <span>{each.location}</span>
          </span>
        )}
        onSelect={({ slug, name: chosen }) => {
          setText(chosen);
          onSelect(slug);
        }}
        noMatchText={isOpen ? 'No such park in the guide' : undefined}
        clearLabel="Clear the park"
      />
    </div>
  );
}
