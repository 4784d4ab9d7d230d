import { cleanFixes } from '../src/measured/clean-fixes';
import { kmAlong } from '../src/measured/geometry';
import { openLicences } from '../src/measured/licences';
import { MAX_SPEED_KMH, measuredTrackFaults, toIso } from '../src/measured/measured-faults';
import type { Fix, MeasuredTrack } from '../src/measured/measured-track.schema';
import { findSensitivity } from '../src/sensitive-places/sensitivity';
import { type CsvAnimal, readMovebankCsv } from './read-movebank-csv';
import { thinFixes } from './thin-fixes';

const MAX_POINTS = 600;
const SHOWN_PROBLEMS = 20;
/** About 100 m, and 1 km where exact places could harm. */
const DECIMALS = 3;
const SENSITIVE_DECIMALS = 2;

export interface ImportOptions {
  id: string;
  species: string;
  /** Needed where there are several. */
  individual?: string;
  medium: MeasuredTrack['medium'];
  source: Omit<MeasuredTrack['source'], 'licence_url' | 'changes'>;
  gapDays: number;
  /** Leaves out unreadable lines instead of refusing the file. */
  skipInvalid: boolean;
  /** Km/h; by default the medium's. */
  maxSpeed?: number;
}

export interface Import {
  track: MeasuredTrack;
  report: string[];
}

export class ImportError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ImportError';
  }
}

function chooseAnimal(animals: readonly CsvAnimal[], individual: string | undefined): CsvAnimal {
  const names = animals.map((animal) => animal.individual).join(', ');
  const found =
    individual === undefined ? animals[0] : animals.find((each) => each.individual === individual);
  if (individual === undefined && animals.length > 1)
    throw new ImportError([`The file has several animals: choose one by --individual. They are ${names}.`]);
  if (!found)
    throw new ImportError([
      animals.length === 0 ? 'The file has no row with a place.' : `It has no ${individual}, but ${names}.`,
    ]);
  return found;
}

function rounded(fixes: readonly Fix[], decimals: number): Fix[] {
  const short = fixes.map(([lng, lat, time]): Fix => {
    return [Number(lng.toFixed(decimals)), Number(lat.toFixed(decimals)), time];
  });
  const same = (a: Fix | undefined, b: Fix | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];
  return short.filter((fix, at) => !(same(fix, short[at - 1]) && same(fix, short[at + 1])));
}

/**
 * Imports an export of Movebank.
 * @throws ImportError naming each problem, lines included
 */
export function importTrack(
  csv: string,
  options: ImportOptions,
  catalogue: readonly { id: number; scientific_name: string }[],
): Import {
  const { source, medium } = options;
  const licence = openLicences[source.licence];
  const asked = [
    ...(licence ? [] : [`--licence is one of: ${Object.keys(openLicences).join('; ')}.`]),
    ...(source.credit.trim().length < 10 ? ['--credit is the line to show wherever the track is.'] : []),
  ];
  if (!licence || asked.length > 0) throw new ImportError(asked);

  const { animals, problems } = readMovebankCsv(csv);
  if (problems.length > 0 && !options.skipInvalid) {
    const more = problems.length - SHOWN_PROBLEMS;
    throw new ImportError([
      ...problems.slice(0, SHOWN_PROBLEMS),
      ...(more > 0 ? [`and ${more} more`] : []),
      'Mend the file, or leave these lines out by --skip-invalid.',
    ]);
  }
  const animal = chooseAnimal(animals, options.individual);
  const { fixes: clean, dropped } = cleanFixes(animal.fixes, options.maxSpeed ?? MAX_SPEED_KMH[medium]);
  const decimals = findSensitivity(animal) === 'open' ? DECIMALS : SENSITIVE_DECIMALS;
  const points = rounded(thinFixes(clean, MAX_POINTS), decimals);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2)
    throw new ImportError([`${animal.individual} has ${clean.length} fixes that can be true: too few.`]);
  // Rounding can lengthen a short way.
  const km = Math.max(kmAlong(clean), kmAlong(points));

  const total = animal.fixes.length + animal.marked;
  const catalogued = catalogue.find(({ scientific_name }) => scientific_name === animal.scientificName);
  const track: MeasuredTrack = {
    id: options.id,
    species: options.species,
    scientific_name: animal.scientificName,
    individual: animal.individual,
    ...(catalogued && { animal: catalogued.id }),
    medium,
    source: {
      ...source,
      licence_url: licence.url,
      changes: `Wrong fixes removed, thinned to ${points.length} of ${total} positions, rounded to ${decimals} decimals of a degree`,
    },
    period: { from: toIso(first[2]), to: toIso(last[2]) },
    fixes_total: total,
    distance_km: Math.round(km),
    gap_days: options.gapDays,
    precision: `Positions rounded to about ${decimals === DECIMALS ? '100 m' : '1 km'}; the line between two is not its way.`,
    points,
  };
  const faults = measuredTrackFaults(track);
  if (faults.length > 0) throw new ImportError(faults);
  return {
    track,
    report: [
      `${total} fixes of ${animal.individual} (${animal.scientificName})`,
      `${animal.marked} marked as wrong by the study, ${dropped.invalid} without a true place, ${dropped.repeated} at the second of another, ${dropped.tooFast} too fast`,
      ...(problems.length > 0 ? [`${problems.length} lines left out: ${problems[0]}`] : []),
      `${points.length} points, ${track.distance_km} km, ${track.period.from} to ${track.period.to}`,
    ],
  };
}
