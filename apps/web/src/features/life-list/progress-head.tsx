import { roster } from '@aranya/wildlife-data';
import styles from './life-list.module.css';
import { classProgress, type SeenSpecies } from './life-list.rules';
import { Progress } from './progress';

export function ProgressHead({ seen }: { seen: readonly SeenSpecies[] }) {
  return (
    <section className={styles.head} aria-label="Progress">
      <p className={styles.count}>
        <strong>{seen.length}</strong> of {roster.length} species
      </p>
      <Progress label="Species seen" value={seen.length} max={roster.length} />
      <ul className={styles.classes} aria-label="By class">
        {classProgress(seen).map(({ type, seen: count, total }) => (
          <li key={type} className={styles.class} data-none={count === 0 || undefined}>
            <span>{type === 'Invertebrate (Echinoderm)' ? 'Echinoderm' : type}</span>
            <span className={styles.figures}>
              {count} of {total}
            </span>
            <Progress label={`${type} species seen`} value={count} max={total} />
          </li>
        ))}
      </ul>
    </section>
  );
}
