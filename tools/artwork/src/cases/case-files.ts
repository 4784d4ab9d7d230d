import { drawnAnimals } from '@aranya/wildlife-data/drawn';
import type { ArtworkFile } from '../artwork-file';
import { plate } from '../plates/plate';
import { plateOptions } from '../plates/plate-options';
import { CASES } from './cases.list';

/**
 * What Animal Detective shows before the answer: the land of the animal's plate, and its shape in it. Neither names it,
 * in its address or inside.
 */
export const caseFiles = (): ArtworkFile[] =>
  CASES.flatMap((slug, index) => {
    const animal = drawnAnimals.find((each) => each.slug === slug);
    if (!animal) throw new Error(`the case ${slug} is no animal of the catalogue`);
    const options = plateOptions(animal);
    const path = `artwork/cases/${index + 1}`;
    return [
      { path: `${path}-land.svg`, from: options, draw: () => plate({ ...options, absent: true }) },
      { path: `${path}-shape.svg`, from: options, draw: () => plate({ ...options, coat: 'silhouette' }) },
    ];
  });
