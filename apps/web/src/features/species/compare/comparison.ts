import type { Animal, Glance, Source } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
import { intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { countCaveats } from '../glance/fact-texts';
import {
  activityFigure,
  appendixFigure,
  type Figure,
  lifespanFigure,
  populationFigure,
  scheduleFigure,
  sizeFigure,
  weightFigure,
  youngFigure,
} from '../glance/figures';
import { measureLabel } from '../glance/measures';
import { middle, type Span } from '../glance/units';
import type { SpeciesPage } from '../detail/species-page.server';

export interface Compared {
  animal: Pick<Animal, 'id' | 'name' | 'region' | 'habitat'>;
  glance: Glance;
  inEnglish?: SpeciesPage['inEnglish'];
}

/** A species' page and what its sources are known by. */
export type Cited = Pick<SpeciesPage, 'animal' | 'glance' | 'grade'>;

export interface ComparedRow {
  label: string;
  /** Says why the row's figures do not compare. */
  caveats?: readonly string[];
  values: readonly (Figure | null)[];
}

const SMALL: Readonly<Record<number, () => string>> = {
  2: m.compare_twice,
  3: m.compare_three_times,
  4: m.compare_four_times,
  5: m.compare_five_times,
};

/** Returns "twice", "2.5 times" or "140 times". */
function timesText(ratio: number): string {
  const whole = Math.round(ratio);
  const small = SMALL[whole];
  if (Math.abs(ratio - whole) < 0.12 && small) return small();
  const rounded = ratio < 10 ? Math.round(ratio * 10) / 10 : Number(ratio.toPrecision(2));
  return m.compare_times({ count: rounded.toLocaleString(intlLocale()) });
}

/** Weights of some animals alone, or of very different ones, compare to nothing. */
const isNoMeasure = ({ kg: [low, high], note }: NonNullable<Glance['weight']>, { inEnglish }: Compared) =>
  high > 5 * low ||
  /^(?:(?:Of|From|In|Without)\b|Females;)/.test((inEnglish ? inEnglish.weighed : note) ?? '');

/** Returns which of two has more, which less, and how many times more. */
function inOrder(a: Compared, b: Compared, ofA: Span, ofB: Span) {
  const [one, other] = [middle(ofA), middle(ofB)];
  return one >= other
    ? { more: a.animal, less: b.animal, ratio: one / other }
    : { more: b.animal, less: a.animal, ratio: other / one };
}

/** Says how the two differ most plainly; undefined where weights are missing or do not compare. */
export function weightSentence(a: Compared, b: Compared): string | undefined {
  const [one, other] = [a.glance.weight, b.glance.weight];
  if (!one || !other || isNoMeasure(one, a) || isNoMeasure(other, b)) return undefined;
  const { more, less, ratio } = inOrder(a, b, one.kg, other.kg);
  if (ratio < 1.2) return m.compare_weigh_same({ a: a.animal.name, b: b.animal.name });
  return m.compare_weighs({ more: more.name, times: timesText(ratio), less: less.name });
}

const marksAgainst = (one: Glance, other: Pick<Animal, 'id'>) =>
  one.look_alikes.filter(({ animal }) => animal === other.id);

/**
 * Says how to tell the two apart: by the marks of species that are mistaken for each other, else by their
 * records.
 */
export function tellsApart(a: Compared, b: Compared): string[] {
  const tells = [...marksAgainst(a.glance, b.animal), ...marksAgainst(b.glance, a.animal)].map(
    ({ tell }) => tell,
  );
  return tells.length > 0 ? tells : [sizeSentence(a, b), placeSentence(a, b), timeSentence(a, b)].flat();
}

function sizeSentence(a: Compared, b: Compared): string | [] {
  for (const { measure, cm } of a.glance.size) {
    const other = b.glance.size.find((size) => size.measure === measure);
    if (!other) continue;
    const { more, less, ratio } = inOrder(a, b, cm, other.cm);
    const label = measureLabel(measure);
    if (ratio < 1.2) return m.compare_same_size({ a: a.animal.name, b: b.animal.name, measure: label });
    return m.compare_larger({ measure: label, more: more.name, times: timesText(ratio), less: less.name });
  }
  return [];
}

function placeSentence(a: Compared, b: Compared): string {
  const listPlaces = ({ glance: { range } }: Compared) => [...range.countries, ...(range.seas ?? [])];
  const places = new Set(listPlaces(b));
  const names = { a: a.animal.name, b: b.animal.name };
  if (listPlaces(a).some((place) => places.has(place)))
    return m.compare_habitats({ ...names, ofA: a.animal.habitat, ofB: b.animal.habitat });
  return m.compare_share_none({
    places: m.compare_habitats({ ...names, ofA: a.animal.region, ofB: b.animal.region }),
  });
}

const TIMES: Readonly<Record<Glance['activity']['time'], () => string>> = {
  day: m.compare_by_day,
  night: m.compare_by_night,
  'dawn and dusk': m.compare_at_dusk,
  'any hour': m.compare_at_any_hour,
};

function timeSentence(a: Compared, b: Compared): string | [] {
  const [one, other] = [a.glance.activity.time, b.glance.activity.time];
  if (one === other) return [];
  return m.compare_active({
    a: a.animal.name,
    whenA: TIMES[one](),
    b: b.animal.name,
    whenB: TIMES[other](),
  });
}

function sizeRows(all: readonly Compared[]): ComparedRow[] {
  const measures = [...new Set(all.flatMap(({ glance }) => glance.size.map(({ measure }) => measure)))];
  return measures.map((measure) => ({
    label: capital(measureLabel(measure)),
    values: all.map(({ glance }) => {
      const size = glance.size.find((each) => each.measure === measure);
      return size ? sizeFigure(size) : null;
    }),
  }));
}

/** Lists the facts of some species side by side; null for a missing fact. */
export function comparedRows(all: readonly Compared[]): ComparedRow[] {
  const row = (label: string, read: (glance: Glance) => Figure | null): ComparedRow => ({
    label,
    values: all.map(({ glance }) => read(glance)),
  });
  return [
    ...sizeRows(all),
    row(m.fact_weight(), ({ weight }) => (weight ? weightFigure(weight) : null)),
    row(m.compare_lifespan(), ({ lifespan }) => (lifespan ? lifespanFigure(lifespan) : null)),
    row(m.fact_young(), ({ young }) => (young ? youngFigure(young) : null)),
    row(m.fact_active(), ({ activity }) => activityFigure(activity)),
    {
      ...row(m.fact_population(), ({ population }) => populationFigure(population)),
      caveats: countCaveats(
        all.map(({ glance: { population }, inEnglish }) =>
          inEnglish ? { ...population, where: inEnglish.counted } : population,
        ),
      ),
    },
    row(m.compare_law(), ({ law }) => scheduleFigure(law)),
    row('CITES', ({ law }) => appendixFigure(law)),
  ].filter(({ values }) => values.some((value) => value !== null));
}

/** Returns the sources of what the comparison with another species says of this one, each page once. */
export function comparedSources({ animal, glance, grade }: Cited, other: Cited): Source[] {
  if (!glance) return [];
  const { size, weight, lifespan, young, activity, population, law, sources } = glance;
  const tells = marksAgainst(glance, other.animal);
  // Sentences of the records tell apart what nobody mistakes for each other.
  const byRecords = tells.length === 0 && other.glance && marksAgainst(other.glance, animal).length === 0;
  const facts = [...size, weight, lifespan, young, activity, population, law, ...tells, grade];
  const cited = facts.flatMap((fact) => fact?.from ?? []).flatMap((key) => sources[key] ?? []);
  const all = byRecords ? [...animal.sources, ...cited] : cited;
  return [...new Map(all.map((source) => [source.url, source])).values()];
}
