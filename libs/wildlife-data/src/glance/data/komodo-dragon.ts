import { redList, reptileDatabase } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 104,
  sources: {
    rep: reptileDatabase('Varanus komodoensis'),
    wiki: wikipedia('Komodo dragon'),
    iucn: redList('Varanus komodoensis'),
    cites: cites('Varanus komodoensis'),
  },
  size: [
    { measure: 'total length', cm: [200, 300], note: 'Females seldom pass 230 cm.', from: ['rep', 'wiki'] },
  ],
  weight: { kg: [40, 90], note: 'Heavier when full; up to 166 kg with a meal.', from: ['wiki'] },
  lifespan: { years: [30, 50], where: 'wild', from: ['wiki'] },
  young: { count: [15, 30], of: 'eggs', from: ['wiki'] },
  activity: { time: 'day', from: ['wiki'] },
  population: {
    count: [1383, 1383],
    of: 'mature individuals',
    year: 2019,
    trend: 'stable',
    note: 'Some 3,450 with the young.',
    from: ['iucn'],
  },
  range: { countries: ['IDN'], from: ['iucn', 'rep'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Asian water monitor',
      tell: 'It shares the islands: slimmer, yellow-spotted, with a long flat snout and nostrils near its tip.',
      from: ['rep', 'wiki'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'A broad drag of the tail between splayed clawed prints, on sand of dry stream beds.',
      from: ['wiki'],
    },
    {
      kind: 'droppings',
      text: 'White with lime and full of hair and bone, since bones are digested.',
      from: ['wiki'],
    },
    {
      kind: 'nest or den',
      text: 'Eggs in old mounds of the orange-footed scrubfowl, with false holes dug beside the true one.',
      from: ['wiki'],
    },
  ],
  best_months: {
    months: [4, 5, 6, 9, 10, 11],
    where: 'Komodo and Rinca with a ranger; in July and August mating keeps many out of sight',
    from: ['wiki'],
  },
  surprise: {
    text: 'Under the scales adults wear a mail of small bones, four shapes of them on the head; hatchlings have none.',
    from: ['wiki'],
  },
};
