import { clsx } from 'clsx';
import styles from './names.module.css';

/** Names in a row. Each begins with a capital, as in a list, so dots part them instead of commas. */
export function Names({ names, className }: { names: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={clsx(styles.names, className)}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
