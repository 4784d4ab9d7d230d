import { animals } from '@aranya/wildlife-data';
import { getLocale } from '../../lib/language/locale';
import type { PageTexts } from '../../lib/language/page-texts';
import { translation } from './translation.server';

/** @param ids of the animals that the page names; all without them */
export function animalNames(ids?: readonly number[]): PageTexts {
  const named = ids && new Set(ids);
  return Object.fromEntries(
    animals
      .filter(({ id }) => named?.has(id) ?? true)
      .map(({ slug, name }) => [name, translation(getLocale(), slug).translated(name, 'name')]),
  );
}
