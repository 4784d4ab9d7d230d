import { roster } from '@aranya/wildlife-data';
import styles from './life-list.module.css';
import { classProgress, type SeenSpecies } from './life-list.rules';
import { Progress } from './progress';

interface ProgressHeadProps {
  seen: readonly SeenSpecies[];
  count: number;
}

export function ProgressHead({ seen, count }: ProgressHeadProps) {
  const catalogued = seen.filter(({ isCatalogued }) => isCatalogued).length;
  return (
    <section className={`panel stack gap-4 pad-5 ${styles.head}`} aria-label="Progress">
      <p className={`size-4 ink-2 ${styles.count}`}>
        <strong>{count.toLocaleString('en')}</strong> species
      </p>
      {count < seen.length && (
        <p className="ink-2">
          A subspecies counts as its species, and a genus or a larger group only until you list one of it.
        </p>
      )}
      <p className="ink-2">
        {catalogued} of the {roster.length} in the guide
      </p>
      <Progress label="Species of the guide seen" value={catalogued} max={roster.length} />
      <ul className={styles.classes} aria-label="By class">
        {classProgress(seen).map(({ type, seen: found, total }) => (
          <li
            key={type}
            className={`stack small semibold baseline before gap-1 gap-x-2 ${styles.class}`}
            data-none={found === 0 || undefined}
          >
            <span>{type === 'Invertebrate (Echinoderm)' ? 'Echinoderm' : type}</span>
            <span className="tiny ink-3 regular">
              {found} of {total}
            </span>
            <Progress label={`${type} species seen`} value={found} max={total} />
          </li>
        ))}
      </ul>
    </section>
  );
}
