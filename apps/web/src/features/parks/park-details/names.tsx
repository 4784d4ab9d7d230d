import { clsx } from 'clsx';
import styles from './names.module.css';

export function Names({ names, className }: { names: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={clsx(styles.names, className)}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
