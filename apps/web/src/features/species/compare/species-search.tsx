import { Combobox } from '@aranya/ui';
import { animalIndex, type AnimalSummary, searchAnimals } from '@aranya/wildlife-data';
import { useState } from 'react';
import { inOrder } from '../../../parts/species-search/in-order';
import { noSpeciesText } from '../../../parts/species-search/no-species-text';
import { useCloseAnimals } from '../../../parts/species-search/use-close-animals';

interface SpeciesSearchProps {
  label: string;
  species: AnimalSummary | undefined;
  /** The text of an address that names no species. */
  unknown: string;
  onSelect: (slug: string) => void;
}

const SHOWN = 8;

export function SpeciesSearch({ label, species, unknown, onSelect }: SpeciesSearchProps) {
  const shown = species?.name ?? unknown;
  const [text, setText] = useState(shown);
  const [last, setLast] = useState(shown);
  if (last !== shown) {
    setLast(shown);
    setText(shown);
  }
  const searching = text.trim() !== '' && text !== species?.name;
  const { close, ready } = useCloseAnimals(searching ? text : '', 'names');
  const named = searching ? searchAnimals(animalIndex, text) : [];
  const found = inOrder(named, close, text)
    .map(({ animal }) => animal)
    .slice(0, SHOWN);
  return (
    <Combobox
      label={label}
      labelHidden={false}
      placeholder="Name of a species"
      error={
        unknown && text === unknown ? `There is no species called “${unknown}” in the catalogue.` : undefined
      }
      inputValue={text}
      onInputValueChange={setText}
      items={found}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      onSelect={({ slug, name }) => {
        setText(name);
        onSelect(slug);
      }}
      noMatchText={searching && ready && found.length === 0 ? noSpeciesText(text) : undefined}
    />
  );
}
