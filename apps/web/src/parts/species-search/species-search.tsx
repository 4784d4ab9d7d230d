import type { NamedTaxon } from '@aranya/contracts';
import { Combobox } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { capital } from '../../lib/capital';
import { toShownAnimal } from '../../lib/animals';
import { FreeNameForm } from './free-name-form';
import { SpeciesLabel } from './species-label';
import { type FoundAnimal, type NearPlace, useAnimalSearch } from './use-animal-search';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';

interface SpeciesSearchProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Shown when the box is left with a text that chose nothing. */
  leftText?: string;
  /** Keys not to offer. */
  excluded?: readonly string[];
  /** Includes animals outside the catalogue. */
  beyond?: boolean;
  /** Offers the typed words themselves if nothing fits. */
  ownWords?: boolean;
  /** Ranks animals seen there first. */
  near?: NearPlace | undefined;
  onSelect: (species: string, taxon: NamedTaxon | undefined) => void;
}

/** Returns a non-species rank, and the other name that matched. */
function kindText({ taxon, matched }: FoundAnimal): string {
  const rank = taxon && taxon.rank !== 'species' ? capital(recordWord(taxon.rank)) : '';
  return [rank, matched ? m.animal_search_also({ name: matched }) : ''].filter(Boolean).join(' · ');
}

/** The option for the typed words. */
const OWN_WORDS = 'own-words';
const keepText = (words = '') => m.own_name_keep_words({ words });

const nothing: readonly string[] = [];

/** Finds one animal; a choice empties the box. */
export function SpeciesSearch({
  label,
  labelHidden = false,
  hint,
  placeholder = m.saw_animal_name(),
  disabled,
  leftText,
  excluded = nothing,
  beyond = false,
  ownWords = false,
  near,
  onSelect,
}: SpeciesSearchProps) {
  const [text, setText] = useState('');
  const { found, none, own } = useAnimalSearch(text, excluded, beyond, near);
  const [kept, setKept] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button is gone.
    if (asked && kept === null) box.current?.querySelector('input')?.focus();
  }, [asked, kept]);
  const items = ownWords && own !== undefined ? [...found, { species: OWN_WORDS }] : found;

  if (kept !== null)
    return (
      <FreeNameForm
        words={kept}
        onKeep={(key) => {
          setKept(null);
          setText('');
          if (!excluded.includes(key)) onSelect(key, undefined);
        }}
        onCancel={() => setKept(null)}
      />
    );
  return (
    <div ref={box}>
      <Combobox
        label={label}
        labelHidden={labelHidden}
        hint={hint}
        leftError={text.trim() === '' ? undefined : leftText}
        disabled={disabled}
        placeholder={placeholder}
        inputValue={text}
        onInputValueChange={setText}
        items={items}
        itemKey={({ species }) => species}
        itemLabel={(animal) => (animal.species === OWN_WORDS ? keepText(own) : toShownAnimal(animal).name)}
        renderItem={(animal) => {
          if (animal.species === OWN_WORDS)
            return (
              <span className="stack small ink-2">
                {found.length === 0 && <span>{none}</span>}
                <span>{keepText(own)}</span>
              </span>
            );
          const { name, scientificName } = toShownAnimal(animal);
          return (
            <SpeciesLabel animal={animal} name={name} scientificName={scientificName} size={36}>
              {kindText(animal) !== '' && <span className="small ink-2">{kindText(animal)}</span>}
            </SpeciesLabel>
          );
        }}
        onSelect={({ species, taxon }) => {
          if (species === OWN_WORDS) {
            setKept(own ?? null);
            setAsked(true);
            return;
          }
          setText('');
          onSelect(species, taxon ?? undefined);
        }}
        noMatchText={none}
      />
    </div>
  );
}
