import type { Outing } from '@aranya/wildlife-data';
import styles from './year-strip.module.css';

const letters = [...'JFMAMJJASOND'];

type YearStripProps = {
  park: Pick<Outing, 'months' | 'closures' | 'best_time_to_visit'>;
  month: number | undefined;
};

export function YearStrip({ park, month }: YearStripProps) {
  const closed = park.closures.filter(({ whole }) => whole).flatMap(({ months }) => months);
  return (
    <div className={`over-3 small ink-2 lh-145 ${styles.strip}`}>
      {/* For the chosen month the reasons say the same. */}
      <p className={month === undefined ? undefined : 'visually-hidden'}>
        Best from <strong className="ink medium">{park.best_time_to_visit}</strong>
      </p>
      <ol className="stack clip sand" aria-hidden="true">
        {letters.map((letter, index) => (
          <li
            className="tiny lh-13 ink-2 centered chosen"
            key={index}
            data-season={park.months.includes(index + 1) || undefined}
            data-closed={closed.includes(index + 1) || undefined}
            data-asked={month === index + 1 || undefined}
          >
            {letter}
          </li>
        ))}
      </ol>
    </div>
  );
}
