import { type Identification, limits } from '@aranya/contracts';
import { Button, IconButton, TextArea } from '@aranya/ui';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../lib/language/messages';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { SpeciesSearch } from '../species-search/species-search';
import type { useIdentifyActions } from '../../data/identifications/use-identify-actions';
import { SpeciesName } from './species-name';
import styles from './suggest-form.module.css';

interface SuggestFormProps {
  mine: Identification['mine'];
  actions: ReturnType<typeof useIdentifyActions>;
  onChanged: () => void;
}

/** Keeps the animal and reason until the API has them. */
export function SuggestForm({ mine, actions, onChanged }: SuggestFormProps) {
  const [animal, setAnimal] = useState<KeyedAnimal | null>(null);
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [cleared, setCleared] = useState(false);
  useEffect(() => {
    // The focused button or field is gone.
    if (animal !== null) form.current?.querySelector('textarea')?.focus();
    else if (cleared) form.current?.querySelector('input')?.focus();
  }, [animal, cleared]);

  const choose = (chosen: KeyedAnimal) => {
    setAnimal(chosen);
    if (mine?.species === chosen.species) setNote((typed) => typed || mine.note);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (animal === null || actions.isPending) return;
    actions
      .suggest(animal.species, note)
      .then(() => {
        setCleared(false);
        setAnimal(null);
        setNote('');
        onChanged();
      })
      // The toast says why, and the text stays.
      .catch(() => undefined);
  };

  return (
    <form
      ref={form}
      className="stack gap-3 shrinks"
      onSubmit={submit}
      noValidate
      aria-label={m.suggest_name()}
    >
      {animal === null ? (
        <SpeciesSearch
          label={mine === null ? m.suggest_name() : m.suggest_another()}
          hint={mine === null ? m.suggest_hint() : m.suggest_replaces({ name: toShownAnimal(mine).name })}
          beyond
          ownWords
          onSelect={(species, taxon) => choose({ species, taxon })}
        />
      ) : (
        <>
          <div className={styles.chosen}>
            <SpeciesName animal={animal} size={52} />
            <IconButton
              label={m.suggest_choose_other({ name: toShownAnimal(animal).name })}
              icon={<X aria-hidden="true" size={20} />}
              onClick={() => {
                setCleared(true);
                setAnimal(null);
              }}
            />
          </div>
          <TextArea
            label={m.suggest_why()}
            hint={m.suggest_why_hint()}
            rows={2}
            dir="auto"
            limit={limits.identificationNote}
            value={note}
            readOnly={actions.isPending}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            type="submit"
            className="start"
            variant="fill"
            pending={actions.isPending}
            pendingLabel={m.suggest_sending()}
          >
            {m.suggest_this({ name: toShownAnimal(animal).name })}
          </Button>
        </>
      )}
    </form>
  );
}
