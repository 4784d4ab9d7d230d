import type { Journey } from './journey';

/** `year` moves all journeys into one year. */
export type Alignment = 'calendar' | 'year';

export interface TimelineEntry {
  journey: Journey;
  /** Seconds from the timeline to the journey. */
  offset: number;
}

export interface Timeline {
  entries: readonly TimelineEntry[];
  start: number;
  end: number;
}

const toYear = (seconds: number) => new Date(seconds * 1000).getUTCFullYear();

/** 29 February becomes 1 March in a common year. */
function yearsEarlier(seconds: number, years: number): number {
  const date = new Date(seconds * 1000);
  return date.setUTCFullYear(date.getUTCFullYear() - years) / 1000;
}

export function buildTimeline(journeys: readonly Journey[], alignment: Alignment = 'calendar'): Timeline {
  const firstYear = Math.min(...journeys.map(({ start }) => toYear(start)));
  const entries = journeys.map((journey) => {
    const years = alignment === 'year' ? toYear(journey.start) - firstYear : 0;
    return { journey, offset: journey.start - yearsEarlier(journey.start, years) };
  });
  return {
    entries,
    start: Math.min(...entries.map(({ journey, offset }) => journey.start - offset)),
    end: Math.max(...entries.map(({ journey, offset }) => journey.end - offset)),
  };
}

/** The time itself, or the next at which an animal is tracked. */
export function nextTracked({ entries, end }: Timeline, time: number): number {
  const spans = entries.map(({ journey, offset }) => [journey.start - offset, journey.end - offset] as const);
  if (spans.some(([from, to]) => from <= time && time <= to)) return time;
  return Math.min(end, ...spans.flatMap(([from]) => (from > time ? [from] : [])));
}
