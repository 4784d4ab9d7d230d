import { amphibiaWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 63,
  sources: {
    amph: amphibiaWeb('Nasikabatrachus sahyadrensis'),
    wiki: wikipedia('Purple frog'),
    iucn: redList('Nasikabatrachus sahyadrensis'),
    wpa: wildlifeAct,
    cites: cites('Nasikabatrachus sahyadrensis'),
  },
  size: [
    {
      measure: 'body length',
      cm: [5, 9],
      note: 'Males are about a third shorter than females.',
      from: ['amph', 'wiki'],
    },
  ],
  weight: { kg: [0.1, 0.17], note: 'Females; few have been weighed.', from: ['wiki'] },
  young: {
    count: [2000, 4000],
    of: 'eggs',
    note: 'Some 3,000 in a rock pool of a stream.',
    from: ['wiki', 'amph'],
  },
  activity: {
    time: 'night',
    note: 'Adults are above ground on a few nights of the first rains.',
    from: ['amph'],
  },
  population: {
    year: 2022,
    trend: 'decreasing',
    note: 'Nobody has counted it; it is easily overlooked.',
    from: ['iucn'],
  },
  range: {
    countries: ['IND'],
    states: ['Kerala', 'Tamil Nadu'],
    note: 'Southern Western Ghats, south and north of the Palghat Gap.',
    from: ['iucn', 'amph'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Not listed',
    note: 'The schedule names the whole genus.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: "Bhupathy's purple frog",
      tell: 'Described in 2017 from the drier eastern side of the Ghats, smaller, darker, breeding in the north-east monsoon; the call tells them apart.',
      from: ['amph'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A clucking trill from under the soil of a stream bank, by day and night, in the pre-monsoon showers of April and May.',
      from: ['amph', 'wiki'],
    },
  ],
  best_months: {
    months: [5, 6],
    where: 'Stream banks in Idukki, Kerala, on the first nights of heavy rain',
    from: ['wiki'],
  },
  surprise: {
    text: 'Its tadpole was described from streams of the Ghats in 1917; science met the adult 86 years later.',
    from: ['wiki'],
  },
};
