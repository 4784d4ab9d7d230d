import type { Animal } from '../animals/animal.schema';
import type { Glance } from '../glance/glance.schema';
import type { Park } from '../parks/park.schema';
import { textsOfGlance } from './glance-facts';
import { glanceFigureFaults } from './glance-figures';
import { glanceRangeFaults } from './glance-range';
import {
  glanceConservationFaults,
  glanceLawFaults,
  glanceLookAlikeFaults,
  glanceStatusFaults,
  glanceSurpriseFaults,
} from './glance-tone';
import { proseFaults } from './plain-prose';
import { inField, type RecordFault } from './record-fault';

function monthFaults(name: string, { best_months: best }: Glance): string[] {
  const months = best?.months ?? [];
  return new Set(months).size < months.length ? [`${name}: best_months names a month twice`] : [];
}

export function glanceFaults(
  animal: Animal,
  glance: Glance,
  parks: readonly Pick<Park, 'name' | 'fauna' | 'states'>[],
): RecordFault[] {
  const { name } = animal;
  return [
    ...glanceFigureFaults(name, glance),
    ...inField('range', glanceRangeFaults(animal, glance, parks)),
    ...inField('population', glanceStatusFaults(animal, glance)),
    ...inField('law', glanceLawFaults(animal, glance)),
    ...inField('conservation', glanceConservationFaults(name, glance)),
    ...inField('surprise', glanceSurpriseFaults(animal, glance)),
    ...inField('look_alikes', glanceLookAlikeFaults(animal, glance)),
    ...inField('best_months', monthFaults(name, glance)),
    ...textsOfGlance(glance).flatMap(({ field, text }) =>
      inField(field, proseFaults(`${name}: ${field}`, text)),
    ),
  ].map(({ field, fault }) => ({ field: ['glance', ...field], fault }));
}
