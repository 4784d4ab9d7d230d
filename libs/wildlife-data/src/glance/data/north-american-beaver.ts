import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 90,
  sources: {
    adw: diversityWeb('Castor canadensis'),
    wiki: wikipedia('North American beaver'),
    iucn: redList('Castor canadensis'),
    cites: cites('Castor canadensis'),
    drop: wikipedia('Beaver drop'),
  },
  size: [
    { measure: 'head and body length', cm: [60, 90], from: ['adw', 'wiki'] },
    { measure: 'tail length', cm: [20, 35], from: ['adw', 'wiki'] },
  ],
  weight: { kg: [13, 32], from: ['adw'] },
  lifespan: { years: [10, 20], where: 'wild', from: ['adw'] },
  young: { count: [1, 6], of: 'kits', note: 'Three or four as a rule.', from: ['adw'] },
  activity: { time: 'night', note: 'From dusk to dawn.', from: ['adw'] },
  population: {
    count: [6000000, 12000000],
    of: 'individuals',
    year: 1988,
    trend: 'stable',
    note: 'An old estimate; the Red List gives the trend of 2016.',
    from: ['wiki', 'iucn'],
  },
  range: { countries: ['CAN', 'MEX', 'USA'], introduced: ['ARG', 'CHL', 'FIN', 'RUS'], from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Eurasian beaver',
      tell: 'It has a narrower tail and a lighter head; in Finland, where both live, droppings or scent must decide.',
      from: ['adw'],
    },
    {
      name: 'Muskrat',
      tell: 'The muskrat is the size of a guinea pig, with a thin tail flat from side to side.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'Stumps gnawed to a point with grooves of broad teeth, and peeled sticks in the water.',
      from: ['adw'],
    },
    {
      kind: 'nest or den',
      text: 'A dome of sticks and mud in a pond or against a bank, with its doors under water.',
      from: ['adw'],
    },
    { kind: 'call', text: 'The slap of the tail on water, an alarm heard across a lake.', from: ['adw'] },
  ],
  best_months: {
    months: [5, 6, 7, 8, 9, 10],
    where: 'Ponds of Grand Teton, Algonquin and Gatineau, at dusk',
    from: ['wiki'],
  },
  surprise: {
    text: 'In 1948 Idaho dropped 76 beavers by parachute into a mountain wilderness, in boxes that opened on landing; all but one lived.',
    from: ['drop'],
  },
};
