import { sensitivityTable } from './sensitivity-table';
import type { Point } from './cells';
import type { Region, SensitivityRule } from './sensitivity.schema';
import { levelRank, type SensitivityLevel } from './sensitivity.types';

export function strictest(...levels: readonly SensitivityLevel[]): SensitivityLevel {
  return levels.reduce((strict, level) => (levelRank(level) > levelRank(strict) ? level : strict), 'open');
}

/** The unreviewed may be threatened. */
const unreviewed = { level: 'coarse' } as const;

export interface SensitivityCircumstances {
  /** 1 to 12; without it, the strictest rule of the year holds. */
  month?: number | undefined;
  /** Without it, the strictest rule of all regions holds. */
  place?: Point | undefined;
  atSite?: boolean | undefined;
}

const rulesByTaxon = new Map<string, SensitivityRule[]>();
for (const rule of sensitivityTable) {
  const taxon = rule.taxon.toLowerCase();
  rulesByTaxon.set(taxon, [...(rulesByTaxon.get(taxon) ?? []), rule]);
}

/** From the subspecies up. */
function listNames(scientificName: string, higherTaxa: readonly string[]): string[] {
  const words = scientificName.trim().split(/\s+/);
  const own = [3, 2, 1].map((count) => words.slice(0, count).join(' '));
  return [...own, ...higherTaxa].map((name) => name.toLowerCase());
}

function ruleLevel({ level, atSite = level }: Pick<SensitivityRule, 'level' | 'atSite'>, isAtSite: boolean) {
  return isAtSite ? strictest(level, atSite) : level;
}

export interface SensitivityQuery {
  /** Null if unknown. */
  scientificName: string | null;
  /** Family, order and class. */
  higherTaxa?: readonly string[];
}

const isWithin = ({ lat, lng }: Point, { south, west, north, east }: Region) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Seasonal and regional rules outrank others; when in doubt, all hold. */
function holdingRules(rules: readonly SensitivityRule[], { month, place }: SensitivityCircumstances) {
  const general = rules.filter(({ months, region }) => !months && !region);
  const special = rules.filter(
    ({ months, region }) =>
      (months ?? region) !== undefined &&
      (month === undefined || !months || months.includes(month)) &&
      (place === undefined || !region || isWithin(place, region)),
  );
  if (special.length === 0) return general;
  const isCertain = special.every(
    ({ months, region }) => !(months && month === undefined) && !(region && place === undefined),
  );
  return isCertain ? special : [...special, ...general];
}

/** Null where the table has none. */
export function findSensitivityRule(
  { scientificName, higherTaxa = [] }: SensitivityQuery,
  circumstances: SensitivityCircumstances = {},
): SensitivityRule | null {
  if (scientificName === null) return null;
  const { atSite = false } = circumstances;
  for (const name of listNames(scientificName, higherTaxa)) {
    const [first, ...others] = holdingRules(rulesByTaxon.get(name) ?? [], circumstances);
    if (first !== undefined)
      return others.reduce(
        (strict, rule) =>
          levelRank(ruleLevel(rule, atSite)) > levelRank(ruleLevel(strict, atSite)) ? rule : strict,
        first,
      );
  }
  return null;
}

export function findSensitivity(
  animal: SensitivityQuery,
  circumstances: SensitivityCircumstances = {},
): SensitivityLevel {
  return ruleLevel(findSensitivityRule(animal, circumstances) ?? unreviewed, circumstances.atSite ?? false);
}
