import { animals } from '@aranya/wildlife-data';
import { translation } from '../../data/translation/translation.server';
import { getLocale } from '../../lib/language/locale';
import type { AnimalNames } from './animal-names';

export const animalNames = (): AnimalNames =>
  Object.fromEntries(
    animals.map((animal) => [animal.id, translation(getLocale(), animal.slug).translated(animal).name]),
  );
