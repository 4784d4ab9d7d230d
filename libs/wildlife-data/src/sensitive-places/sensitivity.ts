import { sensitivityTable } from './sensitivity-table';
import type { Point } from './cells';
import type { Region, SensitivityRule } from './sensitivity.schema';
import { levelRank, type SensitivityLevel } from './sensitivity.types';

export function strictest(...levels: readonly SensitivityLevel[]): SensitivityLevel {
  return levels.reduce((strict, level) => (levelRank(level) > levelRank(strict) ? level : strict), 'open');
}

/** An animal that nobody has reviewed may be threatened. */
const unreviewed = { level: 'coarse' } as const;

export interface SensitivityCircumstances {
  /** 1 to 12; without it, the strictest line of the year holds. */
  month?: number | undefined;
  /** Without it, the strictest line of all regions holds. */
  place?: Point | undefined;
  /** At a nest, a den or a roost. */
  atSite?: boolean | undefined;
}

const rulesByTaxon = new Map<string, SensitivityRule[]>();
for (const rule of sensitivityTable) {
  const taxon = rule.taxon.toLowerCase();
  rulesByTaxon.set(taxon, [...(rulesByTaxon.get(taxon) ?? []), rule]);
}

/** Under which the table may know an animal: subspecies, species and genus, then the taxa above. */
function namesOf(scientificName: string, higherTaxa: readonly string[]): string[] {
  const words = scientificName.trim().split(/\s+/);
  const own = [3, 2, 1].map((count) => words.slice(0, count).join(' '));
  return [...own, ...higherTaxa].map((name) => name.toLowerCase());
}

function levelOf({ level, atSite = level }: Pick<SensitivityRule, 'level' | 'atSite'>, isAtSite: boolean) {
  return isAtSite ? strictest(level, atSite) : level;
}

/** Names an animal, from the lowest rank that is known. */
export interface SensitivityOf {
  /** Null where nobody knows what it is. */
  scientificName: string | null;
  /** Family, order and class, in this order, as far as they are known. */
  higherTaxa?: readonly string[];
}

const isWithin = ({ lat, lng }: Point, { south, west, north, east }: Region) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Lines of a season or a region come before the others of the taxon; where it is not known whether they hold, all do. */
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

/** The line of the table that decides; null where it has none. */
export function sensitivityRuleOf(
  { scientificName, higherTaxa = [] }: SensitivityOf,
  circumstances: SensitivityCircumstances = {},
): SensitivityRule | null {
  if (scientificName === null) return null;
  const { atSite = false } = circumstances;
  for (const name of namesOf(scientificName, higherTaxa)) {
    const [first, ...others] = holdingRules(rulesByTaxon.get(name) ?? [], circumstances);
    if (first !== undefined)
      return others.reduce(
        (strict, rule) =>
          levelRank(levelOf(rule, atSite)) > levelRank(levelOf(strict, atSite)) ? rule : strict,
        first,
      );
  }
  return null;
}

/** The level at which others see a place of the animal. */
export function sensitivityOf(
  animal: SensitivityOf,
  circumstances: SensitivityCircumstances = {},
): SensitivityLevel {
  return levelOf(sensitivityRuleOf(animal, circumstances) ?? unreviewed, circumstances.atSite ?? false);
}
