import { HERO_HEIGHT, HERO_WIDTH, heroPoint } from '@aranya/artwork';
import { CHAPTERS, type Flight, LAST_DAY } from './flights';

const ENDS = CHAPTERS.map(({ day, seconds }, index) => ({
  day,
  seconds,
  until: CHAPTERS[index + 1]?.day ?? LAST_DAY,
}));

export const TOTAL_MS = CHAPTERS.reduce((sum, { seconds }) => sum + seconds * 1000, 0);

/** When the clock shows a day. */
export function toMs(day: number): number {
  let ms = 0;
  for (const { day: from, until, seconds } of ENDS) {
    const share = Math.min(1, Math.max(0, (day - from) / (until - from)));
    ms += share * seconds * 1000;
  }
  return ms;
}

/** The index of the chapter that is told at a time. */
export const chapterAt = (ms: number): number => CHAPTERS.filter(({ day }) => toMs(day) <= ms).length - 1;

/** Shares of the drawing, in percent. */
export function toPercent(lat: number, lng: number): readonly [left: number, top: number] {
  const [x, y] = heroPoint(lat, lng);
  return [(100 * x) / HERO_WIDTH, (100 * y) / HERO_HEIGHT];
}

/** For a box as large as the drawing, so that percentages of itself are those of the drawing. */
export function flightFrames({ stops, silent }: Flight): Keyframe[] {
  const [from, to] = silent ?? [Infinity, Infinity];
  const frames = stops.map(([day, lng, lat]) => {
    const [left, top] = toPercent(lat, lng);
    return {
      offset: toMs(day) / TOTAL_MS,
      transform: `translate3d(${left.toFixed(2)}%, ${top.toFixed(2)}%, 0)`,
      opacity: day >= from && day < to ? 0.5 : 1,
    };
  });
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last) return [];
  return [
    ...(first.offset > 0
      ? [
          { ...first, offset: 0, opacity: 0 },
          { ...first, opacity: 0 },
        ]
      : []),
    ...frames,
    ...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ];
}

/** In units of the drawing. */
export const flightPath = ({ stops }: Flight): string =>
  `M${stops
    .map(([, lng, lat]) =>
      heroPoint(lat, lng)
        .map((value) => value.toFixed(0))
        .join(' '),
    )
    .join('L')}`;
