import { animalCount } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';

export const noSpeciesText = (text: string) =>
  m.explorer_none_called({ count: animalCount, text: text.trim() });

/** @param unreachable the server, which knows all others, did not answer */
export const noAnimalText = (text: string, unreachable: boolean) =>
  unreachable
    ? `${noSpeciesText(text)} ${m.animal_search_later()}`
    : m.animal_search_none({ text: text.trim() });

export const notOnDeviceText = (text: string) =>
  `${m.animal_search_not_here({ text: text.trim() })} ${m.animal_search_later()}`;
