import { limits } from '@aranya/contracts';
import { Combobox, IconButton, TextField, VisuallyHidden } from '@aranya/ui';
import { animalIndex, folded, searchAnimals } from '@aranya/wildlife-data';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { artwork } from '../../../../app/artwork';
import { useCloseAnimals } from '../../../species/explorer/use-close-animals';
import { speciesOf } from '../../shared/sightings/catalogue';
import type { SightingDraft } from './sighting-draft';
import styles from './species-field.module.css';

type Chosen = SightingDraft['species'];

interface SpeciesFieldProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

const MAX_SUGGESTIONS = 6;

/** Finds species by name, scientific name and other names, also misspelt, and counts them. */
export function SpeciesField({ chosen, onChange }: SpeciesFieldProps) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { close, ready } = useCloseAnimals(text);
  const isBlank = text.trim() === '';
  const full = chosen.length >= limits.sightingSpecies;
  // The search also reads regions, which are no names.
  const named = searchAnimals(animalIndex, text).filter(({ name }) =>
    folded(name).includes(folded(text.trim())),
  );
  const found = isBlank
    ? []
    : [...named, ...close.map(({ animal }) => animal)]
        .filter(({ slug }) => chosen.every(({ species }) => species !== slug))
        .slice(0, MAX_SUGGESTIONS);

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
    <div ref={field} className={styles.field} onBlur={() => setLeft(true)}>
      <Combobox
        label="Species"
        labelHidden={false}
        hint={full ? `A post can name at most ${limits.sightingSpecies} species.` : undefined}
        error={left && !isBlank ? 'Choose an animal from the list, or clear the search.' : undefined}
        placeholder={chosen.length === 0 ? 'Name of an animal' : 'Another animal'}
        disabled={full}
        inputValue={text}
        onInputValueChange={(next) => {
          setLeft(false);
          setText(next);
        }}
        items={found}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        renderItem={({ name, slug, scientific_name }) => (
          <>
            <img src={artwork.portrait(slug)} alt="" width="36" height="36" className={styles.portrait} />
            <span className={styles.names}>
              {name}
              <i className="latin" lang="la">
                {scientific_name}
              </i>
            </span>
          </>
        )}
        onSelect={({ slug }) => {
          setText('');
          onChange([...chosen, { species: slug, count: null }]);
        }}
        noMatchText={isBlank || !ready ? undefined : 'No such animal in the catalogue'}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Species chosen">
          {chosen.map(({ species: slug, count: seen }) => {
            const { name = slug, scientific_name = '' } = speciesOf(slug) ?? {};
            return (
              <li key={slug} className={styles.chip}>
                <img src={artwork.portrait(slug)} alt="" width="44" height="44" className={styles.portrait} />
                <span className={styles.names}>
                  {name}
                  <i className="latin" lang="la">
                    {scientific_name}
                  </i>
                </span>
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
