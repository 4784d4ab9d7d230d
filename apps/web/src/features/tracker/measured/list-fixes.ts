import { isGap, type Journey, kmBetween, type MeasuredInfo } from '@aranya/wildlife-data';
import type { Point } from '../../../parts/map/geometry';
import { m } from '../../../lib/language/messages';
import { headingText, joinKnown, wayFromStart } from '../fix-words';
import type { ListedFix, ListedFixes } from './listed-fix';
import { daysText } from './journey-words';
import { distanceText } from './measured-text';

const DAY = 86_400;
/** Above this number, days are listed instead of fixes. */
const MAX_FIXES = 100;
/** A shorter way says nothing about an animal's heading. */
const MIN_HEADING_KM = 5;

interface Surroundings {
  /** Returns the country, island or sea. */
  whereIs?: (point: Point) => string | undefined;
  /** Gives the country, island or sea as within a sentence. */
  placeName?: ((place: string) => string) | undefined;
  medium?: MeasuredInfo['medium'];
  inCells?: boolean;
}

const SEA = /\b(Sea|Ocean|Gulf)\b/;
const WITH_ARTICLE = /\b(Sea|Ocean|Gulf|Republic)\b/;

const withArticle = (place: string) => (WITH_ARTICLE.test(place) ? `the ${place}` : place);

/** A swimmer within a country's coarse outline swims, or rests, at its shore. */
function whereWords(where: string | undefined, { medium, placeName = withArticle }: Surroundings) {
  if (where === undefined) return undefined;
  const place = placeName(where);
  if (medium === 'air') return m.journey_over({ place });
  return medium === 'sea' && !SEA.test(where) ? m.journey_coast({ place }) : m.journey_in({ place });
}

/** Lists the fixes of a journey in words: its start, its end, and each fix or day between. */
export function listFixes(journey: Journey, surroundings: Surroundings = {}): ListedFixes {
  const { whereIs, inCells } = surroundings;
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
        name: `${m.journey_day({ number: day - dayNumber(0) + 1 })}${several ? `, ${hour} UTC` : ''}`,
        words: joinKnown(
          wayFromStart(start, fix, (km) => distanceText(km, inCells)),
          whereWords(whereIs?.(fix), surroundings),
          gap < 0 && kmBetween(fix, next) >= MIN_HEADING_KM && headingText(fix, next),
          gap >= 0 && m.journey_gap({ days: daysText(silent / DAY) }),
          at === last && m.journey_last(),
        ),
      },
    ];
  });
  return { fixes, sampledFrom: byDay ? known.length : undefined };
}
