import type { Glance } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
import { activeWords, appendixWords, scheduleWords, trendWords } from '../../../lib/fact-choices';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { countText } from './units';

export interface PopulationText {
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

const PREPOSITION = /^(in|on|of|at|along|around|across|outside|off|worldwide)\b/i;

const placeText = (where: string = m.place_worldwide()) =>
  getLocale() !== 'en' || PREPOSITION.test(where) ? where : m.place_in({ where });

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
  const direction = trendWords[trend]();
  return {
    count: known ?? m.population_not_counted(),
    scope: known
      ? sentence([of && m.population_of({ of }), place, `(${year})`])
      : sentence([m.population_assessed({ year }), where && place]),
    trend: place.startsWith(trendPlace)
      ? m.trend_there({
          trend: capital(trend === 'unknown' ? m.trend_is_unknown() : direction),
          place: trendPlace,
        })
      : m.trend_elsewhere({ trend: direction, place: trendPlace }),
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
    ...(differ(({ where }) => (where && WHOLE.test(where) ? undefined : where)) ? [m.caveat_area()] : []),
    ...(differ(({ of }) => of) ? [m.caveat_alike()] : []),
  ];
}

export const activeText = (time: Glance['activity']['time']): string => activeWords[time]();

type Law = Glance['law'];

const SCHEDULE_MEANINGS: Partial<Record<Law['india'], () => string>> = {
  'Schedule I': m.law_schedule_1_meaning,
  'Schedule II': m.law_schedule_2_meaning,
};

const APPENDIX_MEANINGS: Partial<Record<Law['cites'], () => string>> = {
  'Appendix I': m.law_appendix_1_meaning,
  'Appendix II': m.law_appendix_2_meaning,
  'Appendix III': m.law_appendix_3_meaning,
};

export const scheduleText = ({ india }: Pick<Law, 'india'>) => scheduleWords[india]();
export const appendixText = ({ cites }: Pick<Law, 'cites'>) => appendixWords[cites]();
export const scheduleMeaning = ({ india }: Pick<Law, 'india'>) => SCHEDULE_MEANINGS[india]?.();
export const appendixMeaning = ({ cites }: Pick<Law, 'cites'>) => APPENDIX_MEANINGS[cites]?.();

/** Describes the two laws, beginning with the one that says more. */
export function lawText({ india, cites, note }: Law): { value: string; detail: string[] } {
  const appendix = appendixMeaning({ cites });
  const meaning = scheduleMeaning({ india });
  const schedule = meaning ? m.law_by_act({ meaning }) : m.law_not_by_act();
  const number = appendixText({ cites });
  const trade = appendix
    ? m.law_cites_treaty({ number, meaning: appendix.charAt(0).toLowerCase() + appendix.slice(1) })
    : m.law_not_by_cites();
  const notes = note ? [note] : [];
  if (india !== 'Not native to India')
    return {
      value: india === 'Not scheduled' ? m.law_no_schedule() : scheduleText({ india }),
      detail: [schedule, trade, ...notes],
    };
  return appendix
    ? { value: m.law_cites({ number }), detail: [m.law_by_treaty({ meaning: appendix }), ...notes] }
    : { value: m.law_no_listing(), detail: [trade, ...notes] };
}
