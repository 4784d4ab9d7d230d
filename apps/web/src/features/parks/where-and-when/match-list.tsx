import { type Match, parks } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { monthName } from '../../../lib/language/month-name';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { CautionIcon, CheckIcon, CrossIcon } from './marks';
import styles from './match-list.module.css';
import { YearStrip } from './year-strip';

type MatchListProps = {
  matches: readonly Match[];
  start: number;
  month: number | undefined;
  fits: boolean;
  selected: string;
};

export function MatchList({ matches, start, month, fits, selected }: MatchListProps) {
  return (
    <ol className="stack" start={start}>
      {matches.map(({ park, reasons, cautions, against }, index) => {
        const image = parks.find(({ id }) => id === park.id)?.images;
        const span = month === undefined ? undefined : park.year.find(({ months }) => months.includes(month));
        return (
          <li
            key={park.id}
            id={park.slug}
            tabIndex={-1}
            className={styles.match}
            aria-current={selected === park.slug || undefined}
          >
            <div className="anchor">
              <img
                src={image}
                alt=""
                width="900"
                height="1200"
                loading="lazy"
                decoding="async"
                className={styles.poster}
              />
              <span className={fits ? styles.badge : styles.quietBadge} aria-hidden="true">
                {start + index}
              </span>
            </div>
            <div className="shrinks">
              <h3 className={styles.name}>
                <SiteLink to={paths.park(park.slug)} state={{ fromWall: true }} preventScrollReset>
                  {park.name}
                </SiteLink>
              </h3>
              <p className="small ink-3 over-1">{park.location}</p>
              <YearStrip park={park} month={month} />
              <ul className={`stack over-3 small lh-145 gap-snug ${styles.reasons}`}>
                {reasons.map((reason) => (
                  <li key={reason} className={styles.for}>
                    <CheckIcon />
                    {reason}
                  </li>
                ))}
                {cautions.map((caution) => (
                  <li key={caution}>
                    <CautionIcon />
                    <span className="visually-hidden">{m.trip_note()} </span>
                    {caution}
                  </li>
                ))}
                {against.map((reason) => (
                  <li key={reason} className={styles.against}>
                    <CrossIcon />
                    <span className="visually-hidden">{m.trip_against()} </span>
                    {reason}
                  </li>
                ))}
              </ul>
              {span && month !== undefined && (
                <p className="over-3 small measure lh-15 ink">
                  <strong className="bold">{m.travel_closed_days({ days: monthName(month) })}</strong>{' '}
                  {span.text}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
