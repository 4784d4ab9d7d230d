import { animalIndex } from '@aranya/wildlife-data';
import { findGlance } from '@aranya/wildlife-data/glances';
import { type Figure, lifespanFigure, sizeFigure, weightFigure } from '../glance/figures';

export interface KeyFigures {
  id: number;
  name: string;
  size: Figure | null;
  weight: Figure | null;
  lifespan: Figure | null;
}

/** Returns the rows by name. Only the build runs it. */
export function keyFigures(): KeyFigures[] {
  return animalIndex
    .map(({ id, name }) => {
      const { size, weight, lifespan } = findGlance(id) ?? {};
      const [first] = size ?? [];
      const firstSize = first && sizeFigure(first);
      return {
        id,
        name,
        size: firstSize ? { ...firstSize, value: `${firstSize.value} (${first.measure})` } : null,
        weight: weight ? weightFigure(weight) : null,
        lifespan: lifespan ? lifespanFigure(lifespan) : null,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
