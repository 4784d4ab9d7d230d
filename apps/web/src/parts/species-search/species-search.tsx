import type { NamedTaxon } from '@aranya/contracts';
import { Combobox } from '@aranya/ui';
import { useState } from 'react';
import { capital } from '../../lib/capital';
import { animalOf } from '../../lib/animals';
import { SpeciesLabel } from './species-label';
import { type FoundAnimal, useAnimalSearch } from './use-animal-search';

interface SpeciesSearchProps {
  label: string;
  hint?: string;
  placeholder?: string;
  disabled?: boolean;
  /** This text shows when somebody leaves the box with a text that chose nothing. */
  leftText?: string;
  /** These keys are not offered. */
  excluded?: readonly string[];
  /** Also finds animals that the catalogue does not have. */
  beyond?: boolean;
  onSelect: (species: string, taxon: NamedTaxon | undefined) => void;
}

/** Returns the rank of an animal that is no species, and the other name by which it was found. */
function kindText({ taxon, matched }: FoundAnimal): string {
  const rank = taxon && taxon.rank !== 'species' ? capital(taxon.rank) : '';
  return [rank, matched ? `Also ${matched}` : ''].filter(Boolean).join(' · ');
}

const nothing: readonly string[] = [];

/** Finds one animal; a choice leaves the box empty. */
export function SpeciesSearch({
  label,
  hint,
  placeholder = 'Name of an animal',
  disabled,
  leftText,
  excluded = nothing,
  beyond = false,
  onSelect,
}: SpeciesSearchProps) {
  const [text, setText] = useState('');
  const { found, none } = useAnimalSearch(text, excluded, beyond);
  return (
    <Combobox
      label={label}
      labelHidden={false}
      hint={hint}
      leftError={text.trim() === '' ? undefined : leftText}
      disabled={disabled}
      placeholder={placeholder}
      inputValue={text}
      onInputValueChange={setText}
      items={found}
      itemKey={({ species }) => species}
      itemLabel={(animal) => animalOf(animal).name}
      renderItem={(animal) => {
        const { name, scientificName } = animalOf(animal);
        return (
          <SpeciesLabel animal={animal} name={name} scientificName={scientificName} size={36}>
            {kindText(animal) !== '' && <span className="small ink-2">{kindText(animal)}</span>}
          </SpeciesLabel>
        );
      }}
      onSelect={({ species, taxon }) => {
        setText('');
        onSelect(species, taxon ?? undefined);
      }}
      noMatchText={none}
    />
  );
}
