import { Combobox } from '@aranya/ui';
import { containsFolded } from '@aranya/wildlife-data';
import { useState } from 'react';
import { Portrait } from '../../../lib/artwork';
import { m } from '../../../lib/language/messages';
import { useCloseAnimals } from '../../../parts/species-search/use-close-animals';
import styles from './species-search.module.css';
import type { TripAnimal } from './use-trip';

const MAX_SUGGESTIONS = 8;

type SpeciesSearchProps = {
  /** Only animals that live in a park. */
  animals: readonly TripAnimal[];
  chosen: readonly TripAnimal[];
  onChoose: (animal: TripAnimal) => void;
  onRemove: (animal: TripAnimal) => void;
};

export function SpeciesSearch({ animals, chosen, onChoose, onRemove }: SpeciesSearchProps) {
  const [text, setText] = useState('');
  const { close, ready } = useCloseAnimals(text, 'names');
  const isBlank = text.trim() === '';
  const found = isBlank
    ? []
    : [
        ...animals.filter(({ name, english }) => containsFolded([name, english], text)),
        ...close.flatMap(({ animal: { id } }) => animals.find((animal) => animal.id === id) ?? []),
      ]
        .filter(({ id }) => !chosen.some((animal) => animal.id === id))
        .slice(0, MAX_SUGGESTIONS);
  return (
    <div className="by-script stack gap-3 packed shrinks">
      <Combobox
        label={m.trip_animals()}
        labelHidden={false}
        placeholder={m.trip_add_animal()}
        clearLabel={m.clear_search()}
        inputValue={text}
        onInputValueChange={setText}
        items={found}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        renderItem={({ name, slug }) => (
          <>
            <Portrait className={styles.portrait} slug={slug} size={32} loading="eager" />
            {name}
          </>
        )}
        onSelect={(animal) => {
          setText('');
          onChoose(animal);
        }}
        noMatchText={isBlank || !ready ? undefined : m.trip_no_animal()}
      />
      {chosen.length > 0 && (
        <ul className="cluster gap-2" aria-label={m.trip_chosen()}>
          {chosen.map((animal) => (
            <li key={animal.id}>
              <button type="button" className={styles.chip} onClick={() => onRemove(animal)}>
                <Portrait className={styles.portrait} slug={animal.slug} size={32} loading="eager" />
                <span className="visually-hidden">{m.trip_remove()} </span>
                {animal.name}
                <span aria-hidden="true" className={styles.cross}>
                  ×
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
