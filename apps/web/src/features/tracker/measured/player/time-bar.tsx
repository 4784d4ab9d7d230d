import { isGap, pausesOf } from '@aranya/wildlife-data';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { m } from '../../../../lib/language/messages';
import type { PlayerClock } from './clock-store';
import styles from './player.module.css';

const DAY = 86_400;
const STEPS = 200;

/** A key moves by whole days, or by hours in a short journey. */
function keyStep(seconds: number): number {
  const step = seconds / STEPS;
  return step > DAY / 2 ? Math.ceil(step / DAY) * DAY : Math.max(3600, Math.ceil(step / 3600) * 3600);
}

/** The number of steps of a knob that moves by itself. */
const KNOB_STEPS = 600;

/** The number of steps that Page Up and Page Down move. */
const PAGE = 10;

interface TimeBarProps {
  clock: PlayerClock;
  formatTime: (seconds: number) => string;
}

/** A native slider over real dates; its knob follows the clock without rendering. */
export function TimeBar({ clock, formatTime }: TimeBarProps) {
  const { start, end } = clock.timeline;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let spoken = '';
    let shown = NaN;
    const follow = ({ time, playing }: { time: number; playing: boolean }) => {
      const input = field.current;
      // The browser lays the field out for each value, even where the knob stays on its pixel.
      if (!input || (playing && Math.abs(time - shown) < (end - start) / KNOB_STEPS)) return;
      shown = time;
      input.valueAsNumber = time;
      const date = formatTime(time);
      if (date === spoken) return;
      spoken = date;
      input.setAttribute('aria-valuetext', date);
    };
    follow(clock.store.getState());
    return clock.store.subscribe(follow);
  }, [clock, formatTime, start, end]);

  const step = keyStep(end - start);
  const keys: Readonly<Record<string, (time: number) => number>> = {
    ArrowRight: (time) => time + step,
    ArrowUp: (time) => time + step,
    ArrowLeft: (time) => time - step,
    ArrowDown: (time) => time - step,
    PageUp: (time) => time + PAGE * step,
    PageDown: (time) => time - PAGE * step,
    Home: () => start,
    End: () => end,
  };
  const press = (event: KeyboardEvent) => {
    const target = keys[event.key];
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    clock.seek(target(clock.store.getState().time));
  };

  return (
    <div className="stack anchor">
      <Marks clock={clock} />
      <input
        ref={field}
        type="range"
        className={styles.range}
        aria-label={m.journey_date()}
        min={start}
        max={end}
        step={1}
        defaultValue={start}
        onKeyDown={press}
        onInput={(event) => clock.seek(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{formatTime(start)}</span>
        {clock.timeline.entries.length === 1 && <span className={styles.key}>{m.journey_key()}</span>}
        <span>{formatTime(end)}</span>
      </div>
    </div>
  );
}

/** Marks where a single animal paused, and where its path is unknown. */
function Marks({ clock: { timeline } }: { clock: PlayerClock }) {
  const marks = useMemo(() => {
    const [entry, ...others] = timeline.entries;
    if (!entry || others.length > 0) return [];
    const { fixes } = entry.journey;
    const gaps = fixes.flatMap(([, , from], at) =>
      isGap(entry.journey, at) ? [{ kind: 'gap' as const, from, to: fixes[at + 1]?.[2] ?? from }] : [],
    );
    return [
      ...pausesOf(entry.journey).map(({ from, to }) => ({ kind: 'pause' as const, from, to })),
      ...gaps,
    ];
  }, [timeline]);
  const percent = (seconds: number) => `${(100 * seconds) / (timeline.end - timeline.start)}%`;
  return (
    <svg className={styles.marks} aria-hidden="true">
      <rect className={styles.line} y="3" width="100%" height="4" rx="2" />
      {marks.map(({ kind, from, to }) => (
        <rect
          key={`${kind} ${from}`}
          className={styles[kind]}
          x={percent(from - timeline.start)}
          width={percent(to - from)}
          height="100%"
        />
      ))}
    </svg>
  );
}
