import { limits, type SightingDraft } from '@aranya/contracts';
import { IconButton, TextField, VisuallyHidden } from '@aranya/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { toShownAnimal } from '../../../lib/animals';
import { SpeciesLabel } from '../../species-search/species-label';
import { SpeciesSearch } from '../../species-search/species-search';
import type { NearPlace } from '../../species-search/use-animal-search';
import styles from './species-field.module.css';
import { m } from '../../../lib/language/messages';

type Chosen = SightingDraft['species'];

interface SpeciesFieldProps {
  chosen: Chosen;
  near: NearPlace | undefined;
  onChange: (chosen: Chosen) => void;
}

export function SpeciesField({ chosen, near, onChange }: SpeciesFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const full = chosen.length >= limits.sightingSpecies;

  const remove = (key: string) => {
    onChange(chosen.filter(({ species }) => species !== key));
    // The focused button is gone.
    field.current?.querySelector('input')?.focus();
  };
  const count = (key: string, typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 6);
    const seen = digits === '' ? null : Number(digits);
    onChange(chosen.map((one) => (one.species === key ? { ...one, count: seen } : one)));
  };

  return (
    <div ref={field} className="stack gap-3 shrinks">
      <SpeciesSearch
        label={m.saw_species()}
        hint={full ? m.saw_most_species({ number: limits.sightingSpecies }) : undefined}
        leftText={m.saw_choose_animal()}
        placeholder={chosen.length === 0 ? m.saw_animal_name() : m.saw_another()}
        disabled={full}
        excluded={chosen.map(({ species }) => species)}
        beyond
        ownWords
        near={near}
        onSelect={(species, taxon) =>
          onChange([...chosen, { species, count: null, ...(taxon && { taxon }) }])
        }
      />
      {chosen.length > 0 && (
        <ul className="stack gap-2" aria-label={m.saw_chosen()}>
          {chosen.map((animal) => {
            const { name, scientificName } = toShownAnimal(animal);
            return (
              <li key={animal.species} className={styles.chip}>
                <SpeciesLabel animal={animal} name={name} scientificName={scientificName} size={44} />
                <TextField
                  className={styles.count}
                  label={
                    <>
                      {m.saw_count()}
                      <VisuallyHidden>{m.saw_count_of({ name })}</VisuallyHidden>
                    </>
                  }
                  labelHidden
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={m.saw_count()}
                  value={animal.count ?? ''}
                  onChange={(event) => count(animal.species, event.target.value)}
                />
                <IconButton
                  label={m.saw_remove_animal({ name })}
                  icon={<X aria-hidden="true" size={20} />}
                  onClick={() => remove(animal.species)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
