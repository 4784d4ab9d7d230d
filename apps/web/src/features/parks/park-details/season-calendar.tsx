import styles from './season-calendar.module.css';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Hidden from screen readers: the text beside it says the same. `season`: months from 1. */
export function SeasonCalendar({ season }: { season: readonly number[] }) {
  return (
    <ol className={styles.year} aria-hidden="true">
      {months.map((name, index) => (
        <li key={name} data-season={season.includes(index + 1) || undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
