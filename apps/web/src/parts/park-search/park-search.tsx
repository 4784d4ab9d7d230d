import { Combobox } from '@aranya/ui';
import { searchAreas } from '@aranya/wildlife-data';
import { useState } from 'react';
import { findNamedArea } from '../../lib/areas';
import styles from './park-search.module.css';

interface ParkSearchProps {
  label: string;
  labelHidden?: boolean;
  placeholder: string;
  /** The slug of a park, or the key of another area. */
  park: string | undefined;
  error?: string | undefined;
  onSelect: (park: string) => void;
  /** The text is no longer the name of the chosen one. */
  onType: (text: string) => void;
}

/** Finds one protected area of India, whose name stays in the box. */
export function ParkSearch({
  label,
  labelHidden,
  placeholder,
  park,
  error,
  onSelect,
  onType,
}: ParkSearchProps) {
  const name = park === undefined ? '' : (findNamedArea(park)?.name ?? '');
  const [text, setText] = useState(name);
  const [last, setLast] = useState(park);
  if (last !== park) {
    setLast(park);
    if (park !== undefined) setText(name);
  }
  const isOpen = text.trim() !== '' && text !== name;
  return (
    <Combobox
      label={label}
      labelHidden={labelHidden}
      placeholder={placeholder}
      error={error}
      leftError={isOpen ? 'Choose a park from the list, or clear the search.' : undefined}
      inputValue={text}
      onInputValueChange={(next) => {
        setText(next);
        onType(next);
      }}
      items={isOpen ? searchAreas(text) : []}
      itemKey={({ key }) => key}
      itemLabel={(area) => area.name}
      renderItem={(area) => (
        <span className={styles.park}>
          {area.name}
          <span>
            {area.where}
            {area.matched && ` · Also ${area.matched}`}
          </span>
        </span>
      )}
      onSelect={({ key, name: chosen }) => {
        setText(chosen);
        onSelect(key);
      }}
      noMatchText={isOpen ? 'No park, sanctuary or wetland that we know has this name' : undefined}
      clearLabel="Clear the park"
    />
  );
}
