import type { Animal } from '../animals/animal.schema';
import type { Glance } from '../glance/glance.schema';
import type { Park } from '../parks/park.schema';
import { textsOfGlance } from './glance-facts';
import { glanceFigureFaults } from './glance-figures';
import { glanceRangeFaults } from './glance-range';
import { glanceLookAlikeFaults, glanceStatusFaults, glanceSurpriseFaults } from './glance-tone';
import { proseFaults } from './plain-prose';

function monthFaults(name: string, { best_months: best }: Glance): string[] {
  const months = best?.months ?? [];
  return new Set(months).size < months.length ? [`${name}: best_months names a month twice`] : [];
}

/** @returns sentences that name species and field */
export function glanceFaults(
  animal: Animal,
  glance: Glance,
  parks: readonly Pick<Park, 'name' | 'fauna' | 'states'>[],
): string[] {
  const { name } = animal;
  return [
    ...glanceFigureFaults(name, glance),
    ...glanceRangeFaults(animal, glance, parks),
    ...glanceStatusFaults(animal, glance),
    ...glanceSurpriseFaults(animal, glance),
    ...glanceLookAlikeFaults(animal, glance),
    ...monthFaults(name, glance),
    ...textsOfGlance(glance).flatMap(({ field, text }) => proseFaults(`${name}: ${field}`, text)),
  ];
}

export function allGlanceFaults(
  animals: readonly Animal[],
  glances: readonly Glance[],
  parks: readonly Pick<Park, 'name' | 'fauna' | 'states'>[],
): string[] {
  return animals.flatMap((animal) =>
    glances.filter(({ id }) => id === animal.id).flatMap((glance) => glanceFaults(animal, glance, parks)),
  );
}
