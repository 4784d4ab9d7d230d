import { animalCount } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';

export const noSpeciesText = (text: string) =>
  m.explorer_none_called({ count: animalCount, text: text.trim() });

const LATER = 'You can find others once the server can be reached.';

/** @param unreachable the server, which knows all others, did not answer */
export const noAnimalText = (text: string, unreachable: boolean) =>
  unreachable ? `${noSpeciesText(text)} ${LATER}` : `No animal that we know is called “${text.trim()}”.`;

export const notOnDeviceText = (text: string) =>
  `“${text.trim()}” is not in the list of India that this device has. ${LATER}`;
