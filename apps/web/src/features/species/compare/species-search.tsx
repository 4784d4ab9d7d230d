import { Combobox } from '@aranya/ui';
import { animalIndex, type AnimalSummary, searchAnimals } from '@aranya/wildlife-data';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { inOrder } from '../../../parts/species-search/in-order';
import { noSpeciesText } from '../../../parts/species-search/no-species-text';
import { useCloseAnimals } from '../../../parts/species-search/use-close-animals';
import { useIndex } from '../explorer/index-texts';

interface SpeciesSearchProps {
  label: string;
  species: AnimalSummary | undefined;
  /** The text of an address that names no species. */
  unknown: string;
  onSelect: (slug: string) => void;
}

const SHOWN = 8;

export function SpeciesSearch({ label, species, unknown, onSelect }: SpeciesSearchProps) {
  const { translate, find } = useIndex();
  const name = species && translate(species).name;
  const shown = name ?? unknown;
  const [text, setText] = useState(shown);
  const [last, setLast] = useState(shown);
  if (last !== shown) {
    setLast(shown);
    setText(shown);
  }
  const searching = text.trim() !== '' && text !== name;
  const { close, ready } = useCloseAnimals(searching ? text : '', 'names');
  const named = searching ? searchAnimals(animalIndex, text) : [];
  const results = [
    ...find(searching ? text : ''),
    ...inOrder(named, close, text).map(({ animal }) => animal),
  ].map(translate);
  const found = [...new Map(results.map((animal) => [animal.id, animal])).values()].slice(0, SHOWN);
  return (
    <Combobox
      label={label}
      labelHidden={false}
      placeholder={m.compare_placeholder()}
      clearLabel={m.clear_search()}
      error={unknown && text === unknown ? m.compare_unknown({ text: unknown }) : undefined}
      inputValue={text}
      onInputValueChange={setText}
      items={found}
      itemKey={({ id }) => id}
      itemLabel={(animal) => animal.name}
      onSelect={({ slug, name: chosen }) => {
        setText(chosen);
        onSelect(slug);
      }}
      noMatchText={searching && ready && found.length === 0 ? noSpeciesText(text) : undefined}
    />
  );
}
