import { Combobox } from '@aranya/ui';
import { type FoundPlace, searchPlaces } from '@aranya/wildlife-data';
import { useMemo, useState } from 'react';
import { findNamedArea } from '../../lib/areas';
import styles from './park-search.module.css';
import { useTowns } from './use-towns';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';

/** The name of a town or a village stands for its centre. */
export interface FoundTown {
  name: string;
  point: { lat: number; lng: number };
}

interface ParkSearchProps {
  label: string;
  labelHidden?: boolean;
  placeholder: string;
  /** A park's slug, or another area's key. */
  park: string | undefined;
  town?: string | undefined;
  error?: string | undefined;
  /** A text that names nothing is valid. */
  optional?: boolean;
  onSelect: (park: string) => void;
  /** Enables towns. */
  onTown?: (town: FoundTown) => void;
  /** The text no longer names the chosen place. */
  onType: (text: string) => void;
}

/** The name of the chosen area or town stays in the box. */
export function ParkSearch({
  label,
  labelHidden,
  placeholder,
  park,
  town,
  error,
  optional = false,
  onSelect,
  onTown,
  onType,
}: ParkSearchProps) {
  const name = (park === undefined ? town : findNamedArea(park)?.name) ?? '';
  const [text, setText] = useState(name);
  const [last, setLast] = useState(name);
  if (last !== name) {
    setLast(name);
    // Clears an outdated name, unless somebody types another.
    if (name !== '' || text === last) setText(name);
  }
  const isOpen = text.trim() !== '' && text !== name;
  const towns = useTowns(isOpen && onTown !== undefined);
  const items = useMemo(() => (isOpen ? searchPlaces(text, undefined, towns) : []), [isOpen, text, towns]);
  const isSearching = onTown !== undefined && towns === undefined;
  // Without a network there may be no towns to search.
  const noMatch = towns?.length ? m.place_none : m.place_none_park;
  return (
    <Combobox
      label={label}
      labelHidden={labelHidden}
      placeholder={placeholder}
      error={error}
      leftError={isOpen && !optional ? (onTown ? m.place_choose : m.place_choose_park)() : undefined}
      inputValue={text}
      onInputValueChange={(next) => {
        setText(next);
        onType(next);
      }}
      items={items}
      itemKey={({ key }) => key}
      itemLabel={(place) => place.name}
      renderItem={(place) => <PlaceRow place={place} />}
      onSelect={({ key, name: chosen, town: point }) => {
        setText(chosen);
        if (point) onTown?.({ name: chosen, point });
        else onSelect(key);
      }}
      noMatchText={isOpen && !isSearching ? noMatch() : undefined}
      clearLabel={(onTown ? m.place_clear : m.place_clear_park)()}
    />
  );
}

const PlaceRow = ({ place: { name, where, matched, town } }: { place: FoundPlace }) => (
  <span className={styles.park}>
    {recordWord(name)}
    <span>
      {town && m.place_town()}
      {where}
      {matched && m.place_also({ name: matched })}
    </span>
  </span>
);
