import type { Source } from '../../../animals/animal.schema';

export { ramsar, wikipedia, worldHeritage } from '../../data/park-sources';

/** The official languages of each state and union territory. */
export const languagesOfIndia: Source = {
  title: 'Wikipedia: Languages with official recognition in India',
  url: 'https://en.wikipedia.org/wiki/Languages_with_official_recognition_in_India',
};

export const innerLinePermit: Source = {
  title: 'Wikipedia: Inner Line Permit',
  url: 'https://en.wikipedia.org/wiki/Inner_Line_Permit',
};

/** A report in a newspaper or on an official page. */
export function page(title: string, url: string): Source {
  return { title, url };
}
