import type { Animal } from '../animals/animal.schema';
import { type Glance, glanceSchema } from '../glance/glance.schema';
import type { Park } from '../parks/park.schema';
import { textsOfGlance } from './glance-facts';
import { glanceFigureFaults } from './glance-figures';
import { glanceRangeFaults } from './glance-range';
import { glanceSourceFaults } from './glance-sources';
import { glanceLookAlikeFaults, glanceStatusFaults, glanceSurpriseFaults } from './glance-tone';
import { proseFaults } from './plain-prose';

function schemaFaults(name: string, glance: Glance): string[] {
  const { error } = glanceSchema.safeParse(glance);
  return error?.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`) ?? [];
}

function monthFaults(name: string, { best_months: best }: Glance): string[] {
  const months = best?.months ?? [];
  return new Set(months).size < months.length ? [`${name}: best_months names a month twice`] : [];
}

/** @returns sentences that name species and field */
export function glanceFaults(
  animal: Animal,
  glance: Glance,
  { ids, parks }: { ids: ReadonlySet<number>; parks: readonly Pick<Park, 'name' | 'fauna' | 'states'>[] },
): string[] {
  const { name } = animal;
  const broken = schemaFaults(name, glance);
  if (broken.length > 0) return broken;
  return [
    ...glanceSourceFaults(name, glance),
    ...glanceFigureFaults(name, glance),
    ...glanceRangeFaults(animal, glance, parks),
    ...glanceStatusFaults(animal, glance),
    ...glanceSurpriseFaults(animal, glance),
    ...glanceLookAlikeFaults(animal, glance, ids),
    ...monthFaults(name, glance),
    ...textsOfGlance(glance).flatMap(({ field, text }) => proseFaults(`${name}: ${field}`, text)),
  ];
}

/** Animals without a glance are no fault here. */
export function allGlanceFaults(
  animals: readonly Animal[],
  glances: readonly Glance[],
  parks: readonly Pick<Park, 'name' | 'fauna' | 'states'>[],
): string[] {
  const ids = new Set(animals.map(({ id }) => id));
  return glances.flatMap((glance) => {
    const animal = animals.find(({ id }) => id === glance.id);
    return animal
      ? glanceFaults(animal, glance, { ids, parks })
      : [`glance: there is no animal ${glance.id}`];
  });
}

/** Every animal has one glance. */
export function glanceCompletenessFaults(
  animals: readonly Pick<Animal, 'id' | 'name'>[],
  glances: readonly Pick<Glance, 'id'>[],
): string[] {
  return animals.flatMap(({ id, name }) => {
    const count = glances.filter((glance) => glance.id === id).length;
    if (count === 1) return [];
    return [count === 0 ? `${name} (${id}) has no glance` : `${name} (${id}) has ${count} glances`];
  });
}
