import { daysText, isGap, type Journey, kmBetween, type MeasuredInfo } from '@aranya/wildlife-data';
import type { Point } from '../../../parts/map/geometry';
import { headingText, joinKnown, wayFromStart } from '../fix-words';
import type { ListedFix, ListedFixes } from './listed-fix';
import { distanceText } from './measured-text';

const DAY = 86_400;
/** Above this number, days are listed instead of fixes. */
const MAX_FIXES = 100;
/** A shorter way says nothing about an animal's heading. */
const MIN_HEADING_KM = 5;

interface Surroundings {
  /** Returns the country, island or sea. */
  whereIs?: (point: Point) => string | undefined;
  medium?: MeasuredInfo['medium'];
  inCells?: boolean;
}

const SEA = /\b(Sea|Ocean|Gulf)\b/;
const WITH_ARTICLE = /\b(Sea|Ocean|Gulf|Republic)\b/;

/** A swimmer within a country's coarse outline swims, or rests, at its shore. */
function whereWords(where: string | undefined, medium: MeasuredInfo['medium'] | undefined) {
  if (where === undefined) return undefined;
  const word = medium === 'air' ? 'over' : medium === 'sea' && !SEA.test(where) ? 'by the coast of' : 'in';
  return `${word} ${WITH_ARTICLE.test(where) ? 'the ' : ''}${where}`;
}

/** Lists the fixes of a journey in words: its start, its end, and each fix or day between. */
export function listFixes(journey: Journey, { whereIs, medium, inCells }: Surroundings = {}): ListedFixes {
  const known = journey.fixes.map(([lng, lat, time]) => ({ lng, lat, time }));
  const dayNumber = (at: number) => Math.floor((known[at]?.time ?? 0) / DAY);
  const last = known.length - 1;
  const byDay = known.length > MAX_FIXES;
  const listed = [...known.keys()].filter(
    (at) => !byDay || at === 0 || at === last || dayNumber(at) !== dayNumber(at - 1),
  );
  const fixes = listed.flatMap((at, index): ListedFix[] => {
    const [start, fix] = [known[0], known[at]];
    if (!start || !fix) return [];
    const until = listed[index + 1] ?? last;
    const next = known[until] ?? fix;
    const gap = journey.fixes.findIndex((_, from) => from >= at && from < until && isGap(journey, from));
    const silent = (known[gap + 1]?.time ?? 0) - (known[gap]?.time ?? 0);
    const [day, hour] = [dayNumber(at), new Date(fix.time * 1000).toISOString().slice(11, 16)];
    const several = [listed[index - 1], listed[index + 1]].some(
      (other) => other !== undefined && dayNumber(other) === day,
    );
    return [
      {
        ...fix,
        name: `Day ${day - dayNumber(0) + 1}${several ? `, ${hour} UTC` : ''}`,
        words: joinKnown(
          wayFromStart(start, fix, (km) => distanceText(km, inCells)),
          whereWords(whereIs?.(fix), medium),
          gap < 0 && kmBetween(fix, next) >= MIN_HEADING_KM && headingText(fix, next),
          gap >= 0 && `then no position for ${daysText(silent / DAY)}`,
          at === last && 'where the record ends',
        ),
      },
    ];
  });
  return { fixes, sampledFrom: byDay ? known.length : undefined };
}
