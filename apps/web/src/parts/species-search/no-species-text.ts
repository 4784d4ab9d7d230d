import { animalCount } from '@aranya/wildlife-data';

/** Says that the guide has no animal of that name, and how many it has. */
export const noSpeciesText = (text: string) =>
  `The guide holds ${animalCount} animals of India and beyond, none called “${text.trim()}”.`;
