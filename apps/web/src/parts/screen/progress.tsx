import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
}

export function Progress({ label, value, max }: ProgressProps) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />;
}
