import type { Outing } from './outing';
import { monthVerdict } from './month-verdict';
import type { Region } from './region.schema';
import type { TripWording } from './trip-wording';

export interface TripCriteria {
  month?: number | undefined;
  /** All should live there. */
  species?: readonly number[] | undefined;
  region?: Region | undefined;
}

export interface Verdict {
  about: 'species' | 'month' | 'region';
  met: boolean;
  near?: boolean;
  score: number;
  reasons: string[];
  cautions?: string[];
  against?: string[];
}

export interface Match {
  park: Outing;
  score: number;
  reasons: string[];
  cautions: string[];
  against: string[];
}

export interface Species {
  findName: (id: number) => string;
  bestMonths: Readonly<Record<number, readonly number[]>>;
  say: TripWording;
}

const isBestMonth = (id: number, month: number | undefined, { bestMonths }: Species) =>
  month !== undefined && bestMonths[id]?.includes(month) === true;

function speciesVerdict(park: Outing, id: number, month: number | undefined, known: Species): Verdict {
  const { say } = known;
  const animal = known.findName(id);
  if (!park.animals.includes(id))
    return { about: 'species', met: false, score: 0, reasons: [], against: [say.unknown({ animal })] };
  const isSignature = park.signature.includes(id);
  const isBest = isBestMonth(id, month, known);
  const isNamed =
    month !== undefined &&
    park.year.some(({ months, animals }) => months.includes(month) && animals.includes(id));
  const reasons = [isSignature ? say.signature({ animal }) : say.lives({ animal })];
  if (isBest && month !== undefined) reasons.push(say.bestMonth({ month: say.month(month), animal }));
  return {
    about: 'species',
    met: true,
    score: (isSignature ? 6 : 3) + (isBest ? 3 : 0) + (isNamed ? 2 : 0),
    reasons,
  };
}

function regionVerdict(park: Outing, region: Region, say: TripWording): Verdict {
  const named = (states: readonly string[]) => states.map(say.place).join(', ');
  const within = park.states.filter((state) => region.states.includes(state));
  return within.length > 0
    ? { about: 'region', met: true, score: 3, reasons: [say.within({ states: named(within) })] }
    : {
        about: 'region',
        met: false,
        score: 0,
        reasons: [],
        against: [say.beyond({ states: named(park.states), region: say.place(region.name) })],
      };
}

function verdictsOn(park: Outing, { month, species = [], region }: TripCriteria, known: Species): Verdict[] {
  // The best month for an animal of the park says more than the park's season.
  const isBest = species.some((id) => park.animals.includes(id) && isBestMonth(id, month, known));
  return [
    ...species.map((id) => speciesVerdict(park, id, month, known)),
    ...(month === undefined ? [] : [monthVerdict(park, month, isBest, known.say)]),
    ...(region === undefined ? [] : [regionVerdict(park, region, known.say)]),
  ];
}

const toMatch = (park: Outing, verdicts: readonly Verdict[]): Match => ({
  park,
  score: verdicts.reduce((sum, { score }) => sum + score, 0),
  reasons: verdicts.flatMap(({ reasons }) => reasons),
  cautions: verdicts.flatMap(({ cautions = [] }) => cautions),
  against: verdicts.flatMap(({ against = [] }) => against),
});

const byScore = (a: Match, b: Match) => b.score - a.score || a.park.id - b.park.id;

/** Close if the animal is there, or anything else fits in another month. */
function isClose(unmet: Verdict, verdicts: readonly Verdict[]): boolean {
  if (unmet.near) return true;
  return verdicts.some(({ met, about }) => met && (about === 'species' || unmet.about === 'month'));
}

/** A near fit has one thing against it; without criteria all fit. */
export function whereAndWhen(
  criteria: TripCriteria,
  outings: readonly Outing[],
  known: Species,
): { fits: Match[]; nearly: Match[] } {
  const fits: Match[] = [];
  const nearly: Match[] = [];
  for (const park of outings) {
    const verdicts = verdictsOn(park, criteria, known);
    const [first, ...others] = verdicts.filter(({ met }) => !met);
    if (!first) fits.push(toMatch(park, verdicts));
    else if (others.length === 0 && isClose(first, verdicts)) nearly.push(toMatch(park, verdicts));
  }
  return { fits: fits.sort(byScore), nearly: nearly.sort(byScore) };
}
