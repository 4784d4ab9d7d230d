import type { Source } from '../../animals/animal.schema';

export const nationalParksRegister: Source = {
  title: 'Wildlife Institute of India, ENVIS: National Parks',
  url: 'https://wiienvis.nic.in/Database/npa_8231.aspx',
};

export const sanctuariesRegister: Source = {
  title: 'Wildlife Institute of India, ENVIS: Wildlife Sanctuaries',
  url: 'https://wiienvis.nic.in/Database/wls_8230.aspx',
};

/** By the number in the World Heritage List. */
export function worldHeritage(number: number, name: string): Source {
  return { title: `UNESCO World Heritage List: ${name}`, url: `https://whc.unesco.org/en/list/${number}/` };
}

/** By the number in the Ramsar register. */
export function ramsar(number: number, name: string): Source {
  return { title: `Ramsar Sites Information Service: ${name}`, url: `https://rsis.ramsar.org/ris/${number}` };
}

export function wikipedia(title: string): Source {
  return { title: `Wikipedia: ${title}`, url: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}` };
}
