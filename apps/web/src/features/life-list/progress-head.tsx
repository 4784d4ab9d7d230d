import { roster } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { intlLocale } from '../../lib/language/locale';
import { recordWord } from '../../lib/language/record-word';
import styles from './life-list.module.css';
import { classProgress, type SeenSpecies } from './life-list.rules';
import { Progress } from '../../parts/screen/progress';

interface ProgressHeadProps {
  seen: readonly SeenSpecies[];
  count: number;
}

export function ProgressHead({ seen, count }: ProgressHeadProps) {
  const catalogued = seen.filter(({ isCatalogued }) => isCatalogued).length;
  return (
    <section className={`panel stack gap-4 pad-5 ${styles.head}`} aria-label={m.life_progress()}>
      <div className="cluster spread baseline gap-x-5">
        <p className={`size-4 ink-2 ${styles.count}`}>
          {filled(m.life_species_count({ count, number: '{number}' }), {
            number: <strong>{count.toLocaleString(intlLocale())}</strong>,
          })}
        </p>
        <p className="ink-2">{m.life_in_guide({ count: catalogued, total: roster.length })}</p>
      </div>
      {count < seen.length && <p className="ink-2">{m.life_how_counted()}</p>}
      <Progress label={m.life_guide_seen()} value={catalogued} max={roster.length} />
      <ul className={styles.classes} aria-label={m.life_by_class()}>
        {classProgress(seen).map(({ type, seen: found, total }) => (
          <li
            key={type}
            className={`stack small semibold baseline before gap-1 gap-x-2 ${styles.class}`}
            data-none={found === 0 || undefined}
          >
            <span>{type === 'Invertebrate (Echinoderm)' ? m.life_echinoderm() : recordWord(type)}</span>
            <span className="tiny ink-3 regular">{m.life_of_total({ count: found, total })}</span>
            <Progress label={m.life_class_seen({ type: recordWord(type) })} value={found} max={total} />
          </li>
        ))}
      </ul>
    </section>
  );
}
