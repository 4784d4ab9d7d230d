import styles from './season-calendar.module.css';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The year in twelve fields, those of the season filled; neighbours run together. It says in a picture what the words
 * beside it say, so screen readers pass it. `season`: months from 1 for January, in any order.
 */
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
