import type { Animal, Glance, Source } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
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
import { middle, type Span } from '../glance/units';
import type { SpeciesPage } from '../detail/species-page.server';

export interface Compared {
  animal: Pick<Animal, 'id' | 'name' | 'region' | 'habitat'>;
  glance: Glance;
}

/** A species' page and what its sources are known by. */
export type Cited = Pick<SpeciesPage, 'animal' | 'glance' | 'grade'>;

export interface ComparedRow {
  label: string;
  /** Says why the row's figures do not compare. */
  caveats?: readonly string[];
  values: readonly (Figure | null)[];
}

const SMALL = ['', '', 'twice', 'three times', 'four times', 'five times'];

/** Returns "twice", "2.5 times" or "140 times". */
function timesText(ratio: number): string {
  const whole = Math.round(ratio);
  if (Math.abs(ratio - whole) < 0.12 && SMALL[whole]) return SMALL[whole];
  return `${ratio < 10 ? Math.round(ratio * 10) / 10 : Number(ratio.toPrecision(2)).toLocaleString('en')} times`;
}

/** Weights of some animals alone, or of very different ones, compare to nothing. */
const isNoMeasure = ({ kg: [low, high], note = '' }: NonNullable<Glance['weight']>) =>
  high > 5 * low || /^(?:(?:Of|From|In|Without)\b|Females;)/.test(note);

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
  if (!one || !other || isNoMeasure(one) || isNoMeasure(other)) return undefined;
  const { more, less, ratio } = inOrder(a, b, one.kg, other.kg);
  if (ratio < 1.2) return `${a.animal.name} and ${b.animal.name} weigh about the same.`;
  return `${more.name} weighs about ${timesText(ratio)} as much as ${less.name}.`;
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
    if (ratio < 1.2) return `${a.animal.name} and ${b.animal.name} have about the same ${measure}.`;
    return `The ${measure} of ${more.name} is about ${timesText(ratio)} that of ${less.name}.`;
  }
  return [];
}

function placeSentence(a: Compared, b: Compared): string {
  const listPlaces = ({ glance: { range } }: Compared) => [...range.countries, ...(range.seas ?? [])];
  const places = new Set(listPlaces(b));
  if (listPlaces(a).some((place) => places.has(place)))
    return `${a.animal.name}: ${a.animal.habitat}. ${b.animal.name}: ${b.animal.habitat}.`;
  return `They share no country or sea. ${a.animal.name}: ${a.animal.region}. ${b.animal.name}: ${b.animal.region}.`;
}

const TIMES: Readonly<Record<Glance['activity']['time'], string>> = {
  day: 'by day',
  night: 'by night',
  'dawn and dusk': 'at dawn and dusk',
  'any hour': 'at any hour',
};

function timeSentence(a: Compared, b: Compared): string | [] {
  const [one, other] = [a.glance.activity.time, b.glance.activity.time];
  if (one === other) return [];
  return `${a.animal.name} is active ${TIMES[one]}, ${b.animal.name} ${TIMES[other]}.`;
}

function sizeRows(all: readonly Compared[]): ComparedRow[] {
  const measures = [...new Set(all.flatMap(({ glance }) => glance.size.map(({ measure }) => measure)))];
  return measures.map((measure) => ({
    label: capital(measure),
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
    row('Weight', ({ weight }) => (weight ? weightFigure(weight) : null)),
    row('Lifespan', ({ lifespan }) => (lifespan ? lifespanFigure(lifespan) : null)),
    row('Young at a time', ({ young }) => (young ? youngFigure(young) : null)),
    row('Active', ({ activity }) => activityFigure(activity)),
    {
      ...row('Population', ({ population }) => populationFigure(population)),
      caveats: countCaveats(all.map(({ glance }) => glance.population)),
    },
    row('Law of India', ({ law }) => scheduleFigure(law)),
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
