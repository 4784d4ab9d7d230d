import { roster } from '@aranya/wildlife-data';
import styles from './life-list.module.css';
import { classProgress, type SeenSpecies } from './life-list.rules';
import { Progress } from './progress';

export function ProgressHead({ seen }: { seen: readonly SeenSpecies[] }) {
  const counted = seen.filter(({ isCatalogued }) => isCatalogued).length;
  const others = seen.length - counted;
  return (
    <section className={`panel stack gap-4 pad-5 ${styles.head}`} aria-label="Progress">
      <p className={`size-4 ink-2 ${styles.count}`}>
        <strong>{counted}</strong> of {roster.length} species
      </p>
      <Progress label="Species seen" value={counted} max={roster.length} />
      {others > 0 && (
        <p className="ink-2">
          And {others.toLocaleString('en')} {others === 1 ? 'animal' : 'animals'} beyond the guide.
        </p>
      )}
      <ul className={styles.classes} aria-label="By class">
        {classProgress(seen).map(({ type, seen: count, total }) => (
          <li
            key={type}
            className={`stack small semibold baseline before gap-1 gap-x-2 ${styles.class}`}
            data-none={count === 0 || undefined}
          >
            <span>{type === 'Invertebrate (Echinoderm)' ? 'Echinoderm' : type}</span>
            <span className="tiny ink-3 regular">
              {count} of {total}
            </span>
            <Progress label={`${type} species seen`} value={count} max={total} />
          </li>
        ))}
      </ul>
    </section>
  );
}
