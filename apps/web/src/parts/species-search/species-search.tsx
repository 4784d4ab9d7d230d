import { Combobox } from '@aranya/ui';
import { useState } from 'react';
import { noSpeciesText } from './no-species-text';
import { SpeciesLabel } from './species-label';
import { useSpeciesSearch } from './use-species-search';

interface SpeciesSearchProps {
  label: string;
  hint?: string;
  placeholder?: string;
  disabled?: boolean;
  /** This text shows when somebody leaves the box with a text that chose nothing. */
  leftText?: string;
  /** These slugs are not offered. */
  excluded?: readonly string[];
  onSelect: (slug: string) => void;
}

/** Finds one species; a choice leaves the box empty. */
export function SpeciesSearch({
  label,
  hint,
  placeholder = 'Name of an animal',
  disabled,
  leftText,
  excluded,
  onSelect,
}: SpeciesSearchProps) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const { found, ready } = useSpeciesSearch(text, excluded);
  return (
    <div onBlur={() => setLeft(true)}>
      <Combobox
        label={label}
        labelHidden={false}
        hint={hint}
        error={left && text.trim() !== '' ? leftText : undefined}
        disabled={disabled}
        placeholder={placeholder}
        inputValue={text}
        onInputValueChange={(next) => {
          setLeft(false);
          setText(next);
        }}
        items={found}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        renderItem={({ name, slug, scientific_name }) => (
          <SpeciesLabel slug={slug} name={name} scientificName={scientific_name} size={36} />
        )}
        onSelect={({ slug }) => {
          setText('');
          onSelect(slug);
        }}
        noMatchText={text.trim() === '' || !ready ? undefined : noSpeciesText(text)}
      />
    </div>
  );
}
