import { Combobox } from '@aranya/ui';
import { searchTracks, slugOf, type Track } from '@aranya/wildlife-data';
import { useState, type FormEvent } from 'react';
import { routeBySlug, type Route } from '../route';
import styles from './animal-search.module.css';

interface AnimalSearchProps {
  /** The route that is shown. */
  route: Route | undefined;
  onSelect: (route: Route) => void;
}

/** The search for an animal by name. The text follows the selection, also when that comes from the address. */
export function AnimalSearch({ route, onSelect }: AnimalSearchProps) {
  const [text, setText] = useState(route?.track.name ?? '');
  /** A choice clears the suggestions until something is typed again. */
  const [settled, setSettled] = useState(true);
  const [seen, setSeen] = useState(route);
  if (seen !== route) {
    setSeen(route);
    setText(route?.track.name ?? '');
    setSettled(true);
  }

  const found = settled ? [] : searchTracks(text);
  const unknown = !settled && text.trim() !== '' && found.length === 0 && text !== route?.track.name;

  const choose = ({ name }: Track) => {
    const chosen = routeBySlug(slugOf(name));
    if (!chosen) return;
    setText(name);
    setSettled(true);
    onSelect(chosen);
    // The keyboard of a phone would go on covering the map.
    if (window.matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
  };

  // Enter without a marked suggestion takes the only one, or the one of exactly this name.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim().toLowerCase();
    const match = found.length === 1 ? found[0] : found.find(({ name }) => name.toLowerCase() === wanted);
    if (match) choose(match);
  };

  return (
    <form role="search" className="by-script" onSubmit={submit}>
      <Combobox
        label="Search animal"
        placeholder="Search animal..."
        inputValue={text}
        onInputValueChange={(value) => {
          setText(value);
          setSettled(false);
        }}
        items={found}
        itemKey={({ name }) => name}
        itemLabel={({ name }) => name}
        renderItem={({ name, emoji }) => (
          <>
            <span className={styles.emoji} aria-hidden="true">
              {emoji}
            </span>
            {name}
          </>
        )}
        onSelect={choose}
        noMatchText={unknown ? 'No such animal found' : undefined}
      />
    </form>
  );
}
