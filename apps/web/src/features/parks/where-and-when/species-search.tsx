import { Combobox } from '@aranya/ui';
import { type AnimalSummary, containsFolded } from '@aranya/wildlife-data';
import { useState } from 'react';
import { Portrait } from '../../../lib/artwork';
import { useCloseAnimals } from '../../../parts/species-search/use-close-animals';
import styles from './species-search.module.css';

const MAX_SUGGESTIONS = 8;

type SpeciesSearchProps = {
  /** Only animals that live in a park. */
  animals: readonly AnimalSummary[];
  chosen: readonly AnimalSummary[];
  onChoose: (animal: AnimalSummary) => void;
  onRemove: (animal: AnimalSummary) => void;
};

export function SpeciesSearch({ animals, chosen, onChoose, onRemove }: SpeciesSearchProps) {
  const [text, setText] = useState('');
  const { close, ready } = useCloseAnimals(text, 'names');
  const offered = (animal: AnimalSummary) => animals.includes(animal) && !chosen.includes(animal);
  const isBlank = text.trim() === '';
  const found = isBlank
    ? []
    : [...animals.filter(({ name }) => containsFolded([name], text)), ...close.map(({ animal }) => animal)]
        .filter(offered)
        .slice(0, MAX_SUGGESTIONS);
  return (
    <div className="by-script stack gap-3 packed shrinks">
      <Combobox
        label="Animals"
        labelHidden={false}
        placeholder="Add an animal..."
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
        noMatchText={isBlank || !ready ? undefined : 'No such animal in these parks'}
      />
      {chosen.length > 0 && (
        <ul className="cluster gap-2" aria-label="Animals chosen">
          {chosen.map((animal) => (
            <li key={animal.id}>
              <button type="button" className={styles.chip} onClick={() => onRemove(animal)}>
                <Portrait className={styles.portrait} slug={animal.slug} size={32} loading="eager" />
                <span className="visually-hidden">Remove </span>
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
