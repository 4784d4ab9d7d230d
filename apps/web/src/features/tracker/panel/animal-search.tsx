import { Combobox } from '@aranya/ui';
import { searchTracks, slugOf, type Track } from '@aranya/wildlife-data';
import { useState, type FormEvent } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { trackBySlug, type AnimalTrack } from '../track';
import styles from './animal-search.module.css';

interface AnimalSearchProps {
  track: AnimalTrack | undefined;
  onSelect: (track: AnimalTrack) => void;
}

export function AnimalSearch({ track, onSelect }: AnimalSearchProps) {
  const hydrated = useHydrated();
  const [text, setText] = useState(track?.name ?? '');
  /** After a choice, until something is typed. */
  const [settled, setSettled] = useState(true);
  const [lastTrack, setLastTrack] = useState(track);
  if (lastTrack !== track) {
    setLastTrack(track);
    setText(track?.name ?? '');
    setSettled(true);
  }

  const found = settled ? [] : searchTracks(text);
  const noMatch = !settled && text.trim() !== '' && found.length === 0 && text !== track?.name;

  const choose = ({ name }: Track) => {
    const chosen = trackBySlug(slugOf(name));
    if (!chosen) return;
    setText(name);
    setSettled(true);
    onSelect(chosen);
    // The on-screen keyboard would cover the map.
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
        disabled={!hydrated}
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
        noMatchText={noMatch ? 'No such animal found' : undefined}
      />
    </form>
  );
}
