import type { Glance } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
import { countText } from './units';

interface PopulationText {
  /** The number or an estimate, or that there is none. */
  count: string;
  /** Says what is counted, where and when. */
  scope: string;
  /** Says where, as the count and the trend may be of two areas. */
  trend: string;
  note: string | undefined;
}

type Population = Glance['population'];

const sentence = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

const placeText = (where = 'worldwide') =>
  /^(in|on|of|at|along|around|across|outside|off|worldwide)\b/i.test(where) ? where : `in ${where}`;

/** Describes a population; blank where nobody has counted. */
export function populationText({
  count,
  estimate,
  of,
  year,
  trend,
  trend_where: trendWhere,
  where,
  note,
}: Population): PopulationText {
  const known = count ? countText(count) : estimate;
  const place = placeText(where);
  const trendPlace = placeText(trendWhere);
  const direction = trend === 'unknown' ? 'Trend unknown' : capital(trend);
  return {
    count: known ?? 'Not counted',
    scope: sentence(known ? [of, place, `(${year})`] : [`Assessed in ${year}`, where && place]),
    trend: place.startsWith(trendPlace) ? `${direction} ${trendPlace}` : `Trend ${trendPlace}: ${trend}`,
    note,
  };
}

const WHOLE = /, the whole population$/;

/** Says why the counts of some species do not compare; nothing where they do. */
export function countCaveats(populations: readonly Population[]): string[] {
  const counted = populations.filter(({ count, estimate }) => count ?? estimate);
  const differ = (read: (population: Population) => string | undefined) =>
    new Set(counted.map(read)).size > 1;
  return [
    ...(differ(({ where }) => (where && WHOLE.test(where) ? undefined : where)) ? ['Not the same area'] : []),
    ...(differ(({ of }) => of) ? ['Not counted alike'] : []),
  ];
}

export const SCHEDULE_MEANINGS: Partial<Record<Glance['law']['india'], string>> = {
  'Schedule I': 'Strictest protection: no hunting, heaviest penalties',
  'Schedule II': 'Protected: no hunting, lower penalties than in Schedule I',
};

export const APPENDIX_MEANINGS: Partial<Record<Glance['law']['cites'], string>> = {
  'Appendix I': 'International trade is banned, with exceptions',
  'Appendix II': 'International trade is allowed with permits',
  'Appendix III': 'International trade is watched at the request of a country',
};

const ACT = 'the Wild Life (Protection) Act of India, 1972';
const TREATY = 'the treaty on endangered species';

/** Describes the two laws, beginning with the one that says more. */
export function lawText({ india, cites, note }: Glance['law']): { value: string; detail: string[] } {
  const appendix = APPENDIX_MEANINGS[cites];
  const meaning = SCHEDULE_MEANINGS[india];
  const schedule = meaning ? `${meaning}, by ${ACT}` : `Not listed by ${ACT}`;
  const trade = appendix
    ? `CITES ${cites}: ${appendix.toLowerCase()}, by ${TREATY}`
    : `Not listed by CITES, ${TREATY}`;
  const notes = note ? [note] : [];
  if (india !== 'Not native to India')
    return {
      value: india === 'Not scheduled' ? 'No schedule' : india,
      detail: [schedule, trade, ...notes],
    };
  return appendix
    ? { value: `CITES ${cites}`, detail: [`${appendix}, by ${TREATY}`, ...notes] }
    : { value: 'No listing', detail: [trade, ...notes] };
}
