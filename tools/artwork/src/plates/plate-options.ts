import type { DrawnAnimal } from '@aranya/wildlife-data/drawn';
import { ANIMAL_ART } from '../artwork.list';
import { HABITATS } from '../habitats.list';
import type { SceneOptions } from './scene';

/** How an animal's plate is composed; the list's biome overrides the record's. */
export function plateOptions({ slug, biome }: Pick<DrawnAnimal, 'slug' | 'biome'>): SceneOptions {
  const art = ANIMAL_ART[slug];
  if (!art) throw new Error(`artwork.list.ts does not say how to draw ${slug}`);
  const view = HABITATS[slug];
  return { biome, ...(view ? { view } : {}), ...art, seed: slug };
}
