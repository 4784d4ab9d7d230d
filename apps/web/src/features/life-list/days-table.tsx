import { IconButton } from '@aranya/ui';
import { X } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { toShownAnimal } from '../../lib/animals';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import styles from './add-seen.module.css';
import { ParkField } from './park-field';
import { type SeenDraft, type SeenProblems, type WhenAndWhere, whenAndWhere } from './seen-draft';
import { WhenField } from './when-field';

interface DaysTableProps {
  draft: SeenDraft;
  problems: SeenProblems;
  onChange: (slug: string, change: Partial<WhenAndWhere>) => void;
  onRemove: (slug: string) => void;
}

export function DaysTable({ draft, problems, onChange, onRemove }: DaysTableProps) {
  return (
    <>
      <p className="small ink-3">{m.seen_when_hint()}</p>
      <ul className="stack divided" aria-label={m.seen_days()}>
        {draft.ticked.map((slug) => {
          const animal = { species: slug, taxon: draft.taxa[slug] };
          const { name } = toShownAnimal(animal);
          const { when, park } = whenAndWhere(draft, slug);
          return (
            <li key={slug} className={styles.day}>
              <AnimalPortrait animal={animal} size={44} />
              <span className={styles.dayName}>{name}</span>
              <WhenField
                label={m.seen_when_of({ name })}
                labelHidden
                value={when}
                error={problems[slug]?.when}
                onValueChange={(next) => onChange(slug, { when: next })}
              />
              <div className={styles.park}>
                <ParkField
                  label={m.seen_park_of({ name })}
                  labelHidden
                  error={problems[slug]?.park}
                  value={park}
                  onValueChange={(next) => onChange(slug, { park: next })}
                />
              </div>
              <IconButton
                className={styles.untick}
                label={m.seen_leave_out({ name })}
                icon={<X aria-hidden="true" size={18} />}
                onClick={() => onRemove(slug)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
