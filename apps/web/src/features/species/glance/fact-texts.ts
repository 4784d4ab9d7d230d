import type { Glance } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
import { countText } from './units';

interface PopulationText {
  /** This is the number or an estimate, or says that there is none. */
  count: string;
  /** This says what is counted, where and when, and adds the note. */
  rest: string;
  /** This says where, as the count and the trend may be of two areas. */
  trend: string;
}

const sentence = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

const placeText = (where = 'worldwide') =>
  /^(in|on|of|at|along|around|across|outside|off|worldwide)\b/i.test(where) ? where : `in ${where}`;

/** Describes a population, and says nothing where nobody has counted. */
export function populationText({
  count,
  estimate,
  of,
  year,
  trend,
  trend_where: trendWhere,
  where,
  note,
}: Glance['population']): PopulationText {
  const known = count ? countText(count) : estimate;
  const place = placeText(where);
  const direction = trend === 'unknown' ? 'Trend unknown' : capital(trend);
  return {
    count: known ?? 'Not counted',
    rest: `${sentence(known ? [of, place, `(${year})`] : [`Assessed in ${year}`, where && place])}${note ? `. ${note}` : ''}`,
    trend: `${direction} ${placeText(trendWhere)}`,
  };
}

/** Describes the two laws, beginning with the one that says more. */
export function lawText({ india, cites, note }: Glance['law']): { value: string; detail: string[] } {
  const act = {
    'Schedule I': 'Schedule I',
    'Schedule II': 'Schedule II',
    'Not scheduled': 'No schedule',
    'Not native to India': '',
  }[india];
  const trade =
    cites === 'Not listed' ? 'Not listed by CITES' : `CITES ${cites}: international trade is ${TRADE[cites]}`;
  const value = act || (cites === 'Not listed' ? 'No listing' : `CITES ${cites}`);
  return {
    value,
    detail: [
      ...(act ? ['Wild Life (Protection) Act of India, 1972'] : []),
      act || cites === 'Not listed' ? trade : `International trade is ${TRADE[cites]}`,
      ...(note ? [note] : []),
    ],
  };
}

const TRADE: Record<Exclude<Glance['law']['cites'], 'Not listed'>, string> = {
  'Appendix I': 'banned, with exceptions',
  'Appendix II': 'allowed with permits',
  'Appendix III': 'watched at the request of a country',
};
