import { animalIndex } from '@aranya/wildlife-data';
import { glanceOf } from '@aranya/wildlife-data/glances';
import { ageText, lengthText, weightText } from '../glance/units';

/** One row of the table of all species. */
export interface KeyFigures {
  id: number;
  name: string;
  size: string;
  weight: string;
  lifespan: string;
}

/** Returns the rows by name. Only the build runs it. */
export function keyFigures(): KeyFigures[] {
  return animalIndex
    .map(({ id, name }) => {
      const { size, weight, lifespan } = glanceOf(id) ?? {};
      const [first] = size ?? [];
      return {
        id,
        name,
        size: first ? `${lengthText(first.cm)} (${first.measure})` : '',
        weight: weight ? weightText(weight.kg) : '',
        lifespan: lifespan ? ageText(lifespan.years) : '',
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
