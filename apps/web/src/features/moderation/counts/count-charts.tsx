import { type CountedThing, countedThings, type DayCounts } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { type Bar, toBars, niceTop, overall } from './count-series';
import styles from './counts.module.css';
import { dayText, numberText, thingTexts } from './count-texts';

interface CountsProps {
  /** Oldest first. */
  days: DayCounts[];
  /** Counts of all time. */
  totals: DayCounts['counts'];
}

export function CountCharts({ days, totals }: CountsProps) {
  const isEmpty = (thing: CountedThing) => toBars(days, thing).every(({ value }) => value === 0);
  // A folded card between two charts would leave a hole.
  const things = [...countedThings.filter((one) => !isEmpty(one)), ...countedThings.filter(isEmpty)];
  return (
    <ul className={styles.charts} aria-label={m.admin_counts_charts()}>
      {things.map((thing) => (
        <li key={thing}>
          <CountChart thing={thing} days={days} total={totals[thing]} />
        </li>
      ))}
    </ul>
  );
}

interface CountChartProps {
  thing: CountedThing;
  days: DayCounts[];
  total: number | undefined;
}

function CountChart({ thing, days, total }: CountChartProps) {
  const bars = toBars(days, thing);
  const sum = overall(days, thing);
  const [first, last] = [bars[0], bars.at(-1)];
  const perDay = thing === 'active';
  return (
    <figure className="panel stack gap-2 packed pad-4 tall">
      <figcaption className="stack gap-1">
        <h2 className="size-4">{thingTexts[thing]()}</h2>
        <p className="small ink-2">
          <strong className="ink size-3">{numberText(sum)}</strong>{' '}
          {perDay ? m.admin_counts_per_day() : m.admin_counts_in_days({ count: days.length })}
          {total !== undefined && total !== sum && (
            <>
              {' · '}
              {(perDay ? m.admin_counts_busiest : m.admin_counts_overall)({ number: numberText(total) })}
            </>
          )}
        </p>
      </figcaption>
      {bars.some(({ value }) => value > 0) && (
        <>
          <Bars bars={bars} label={chartLabel(thing, bars, sum, days.length)} />
          <p className="flex spread tiny ink-3" aria-hidden="true">
            <span>{first && dayText(first.from)}</span>
            <span>{last && dayText(last.to)}</span>
          </p>
        </>
      )}
    </figure>
  );
}

function chartLabel(thing: CountedThing, bars: readonly Bar[], sum: number, days: number): string {
  const [first] = bars;
  const name = thingTexts[thing]();
  if (first === undefined) return name;
  const most = bars.reduce((top, bar) => (bar.value > top.value ? bar : top), first);
  const average =
    thing === 'active'
      ? m.admin_counts_average({ number: numberText(sum) })
      : m.admin_counts_sum({ number: numberText(sum), count: days });
  return m.admin_counts_chart({
    name,
    sum: average,
    period: periodText(most),
    number: numberText(most.value),
  });
}

const periodText = ({ from, to }: Bar): string =>
  from === to
    ? m.admin_counts_on({ day: dayText(from) })
    : m.admin_counts_from_to({ from: dayText(from), to: dayText(to) });

const HEIGHT = 100;
/** A bar fills this share of its slot. */
const FILLED = 0.78;

function Bars({ bars, label }: { bars: Bar[]; label: string }) {
  const top = niceTop(bars);
  return (
    <div className="anchor pad-top-4">
      <span className={styles.top} aria-hidden="true">
        {numberText(top)}
      </span>
      <svg
        role="img"
        aria-label={label}
        className={styles.bars}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map((bar, index) => {
          const height = (bar.value / top) * HEIGHT;
          return (
            <g key={bar.from}>
              <rect
                className={styles.bar}
                x={index + (1 - FILLED) / 2}
                y={HEIGHT - height}
                width={FILLED}
                height={height}
              />
              <rect className={styles.touch} x={index} y={0} width={1} height={HEIGHT}>
                <title>
                  {m.admin_counts_bar({ number: numberText(bar.value), period: periodText(bar) })}
                </title>
              </rect>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
