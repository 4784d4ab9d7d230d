import { animalIndex, type Glance } from '@aranya/wildlife-data';
import { findGlance } from '@aranya/wildlife-data/glances';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { type Figure, lifespanFigure, sizeFigure, weightFigure } from '../glance/figures';
import { measureLabel } from '../glance/measures';
import { translation } from '../../../data/translation/translation.server';

export interface KeyFigures {
  id: number;
  name: string;
  size: Figure | null;
  weight: Figure | null;
  lifespan: Figure | null;
}

/** Returns the rows by name. Only the build runs it. */
export function keyFigures(): KeyFigures[] {
  const locale = getLocale();
  return animalIndex
    .map((animal) => {
      const { id, slug } = animal;
      const { translated } = translation(locale, slug);
      const { name } = translated(animal);
      const { size, weight, lifespan } = translated(findGlance(id) ?? {}, 'glance') as Partial<Glance>;
      const [first] = size ?? [];
      const firstSize = first && sizeFigure(first);
      return {
        id,
        name,
        size: firstSize
          ? {
              ...firstSize,
              value: m.compare_measured({ value: firstSize.value, measure: measureLabel(first.measure) }),
            }
          : null,
        weight: weight ? weightFigure(weight) : null,
        lifespan: lifespan ? lifespanFigure(lifespan) : null,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
