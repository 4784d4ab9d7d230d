import { animalCount } from '@aranya/wildlife-data';

/** Says that the guide has no animal of that name, and how many it has. */
export const noSpeciesText = (text: string) =>
  `The guide holds ${animalCount} animals of India and beyond, none called “${text.trim()}”.`;

/**
 * Says that no animal has that name.
 * @param unreachable the server, which knows all others, did not answer
 */
export const noAnimalText = (text: string, unreachable: boolean) =>
  unreachable
    ? `${noSpeciesText(text)} Others are found once the server can be reached.`
    : `No animal that we know is called “${text.trim()}”.`;
