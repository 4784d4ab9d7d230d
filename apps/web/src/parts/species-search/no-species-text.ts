import { animalCount } from '@aranya/wildlife-data';

/** Says that the guide has no animal of that name, and how many it has. */
export const noSpeciesText = (text: string) =>
  `The guide holds ${animalCount} animals of India and beyond, none called “${text.trim()}”.`;

const LATER = 'Others are found once the server can be reached.';

/**
 * Says that no animal has that name.
 * @param unreachable the server, which knows all others, did not answer
 */
export const noAnimalText = (text: string, unreachable: boolean) =>
  unreachable ? `${noSpeciesText(text)} ${LATER}` : `No animal that we know is called “${text.trim()}”.`;

/** Says that the device knows no animal of that name, and that the server may. */
export const notOnDeviceText = (text: string) =>
  `“${text.trim()}” is not in the list of India that this device has. ${LATER}`;
