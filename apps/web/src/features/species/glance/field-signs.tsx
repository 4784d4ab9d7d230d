import type { Glance } from '@aranya/wildlife-data';
import { signWords } from '../../../lib/fact-choices';
import { intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SeasonCalendar } from '../../../parts/season-calendar/season-calendar';
import styles from './field-signs.module.css';
import { Notes } from './notes';

export function FieldSigns({ signs }: Pick<Glance, 'signs'>) {
  if (signs.length === 0) return null;
  return (
    <section className="shrinks" aria-labelledby="field-signs">
      <h2 id="field-signs">{m.signs_title()}</h2>
      <dl className={`over-5 lined ${styles.signs}`}>
        {signs.map(({ kind, text, from }) => (
          <div className="stack gap-2 gap-x-4 pad-y-3 ruled" key={`${kind} ${text}`}>
            <dt>{signWords[kind]()}</dt>
            <dd className="measure ink-2">
              <Said text={text} />
              <Notes from={from} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const monthName = (month: number) =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );

/** Returns "November to March", or the names of months that do not follow one another. */
export function seasonText(season: readonly number[]): string {
  if (season.length === 12) return m.season_all_year();
  const first = season.find((month) => !season.includes(((month + 10) % 12) + 1));
  if (first === undefined) return '';
  const run = Array.from({ length: season.length }, (_, at) => ((first - 1 + at) % 12) + 1);
  if (!run.every((month) => season.includes(month))) return season.map(monthName).join(', ');
  const last = run[run.length - 1] ?? first;
  return first === last ? monthName(first) : m.season_range({ from: monthName(first), to: monthName(last) });
}

export function BestMonths({ best }: { best: NonNullable<Glance['best_months']> }) {
  return (
    <section className="shrinks" aria-labelledby="best-months">
      <h2 id="best-months">{m.season_title()}</h2>
      <p className={`ink-2 ${styles.season}`}>
        <strong className="ink bold">{seasonText(best.months)}</strong>: <Said text={best.where} />
        <Notes from={best.from} />
      </p>
      <SeasonCalendar season={best.months} />
    </section>
  );
}
