import { limits, type SightingDraft } from '@aranya/contracts';
import { IconButton, TextField, VisuallyHidden } from '@aranya/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { findSpecies } from '../../../lib/catalogue';
import { SpeciesLabel } from '../../species-search/species-label';
import { SpeciesSearch } from '../../species-search/species-search';
import styles from './species-field.module.css';

type Chosen = SightingDraft['species'];

/** Finds species by name, scientific name and other names, also misspelt, and counts them. */
export function SpeciesField({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const field = useRef<HTMLDivElement>(null);
  const full = chosen.length >= limits.sightingSpecies;

  const remove = (slug: string) => {
    onChange(chosen.filter(({ species }) => species !== slug));
    // The focused button is gone.
    field.current?.querySelector('input')?.focus();
  };
  const count = (slug: string, typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 6);
    const seen = digits === '' ? null : Number(digits);
    onChange(chosen.map((one) => (one.species === slug ? { ...one, count: seen } : one)));
  };

  return (
    <div ref={field} className="stack gap-3 shrinks">
      <SpeciesSearch
        label="Species"
        hint={full ? `A post can name at most ${limits.sightingSpecies} species.` : undefined}
        leftText="Choose an animal from the list, or clear the search."
        placeholder={chosen.length === 0 ? 'Name of an animal' : 'Another animal'}
        disabled={full}
        excluded={chosen.map(({ species }) => species)}
        onSelect={(slug) => onChange([...chosen, { species: slug, count: null }])}
      />
      {chosen.length > 0 && (
        <ul className="stack gap-2" aria-label="Species chosen">
          {chosen.map(({ species: slug, count: seen }) => {
            const { name = slug, scientific_name: scientificName } = findSpecies(slug) ?? {};
            return (
              <li key={slug} className={styles.chip}>
                <SpeciesLabel slug={slug} name={name} scientificName={scientificName} size={44} />
                <TextField
                  className={styles.count}
                  label={
                    <>
                      Count<VisuallyHidden> of {name}</VisuallyHidden>
                    </>
                  }
                  labelHidden
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="Count"
                  value={seen ?? ''}
                  onChange={(event) => count(slug, event.target.value)}
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={<X aria-hidden="true" size={20} />}
                  onClick={() => remove(slug)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
