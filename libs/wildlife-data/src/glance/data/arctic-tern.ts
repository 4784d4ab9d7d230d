import { birdLife, diversityWeb } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 99,
  sources: {
    adw: diversityWeb('Sterna paradisaea'),
    wiki: wikipedia('Arctic tern'),
    bird: birdLife('Arctic Tern', 'Sterna paradisaea'),
    cites: cites('Sterna paradisaea'),
  },
  size: [
    { measure: 'wingspan', cm: [65, 85], from: ['adw', 'wiki'] },
    { measure: 'total length', cm: [28, 39], from: ['adw', 'wiki'] },
  ],
  weight: { kg: [0.086, 0.127], from: ['adw', 'wiki'] },
  lifespan: { years: [15, 30], where: 'wild', from: ['wiki'] },
  young: { count: [1, 3], of: 'eggs', note: 'Two as a rule.', from: ['adw'] },
  activity: { time: 'day', note: 'In nearly unbroken daylight for most of its life.', from: ['adw'] },
  population: {
    count: [2000000, 2000000],
    of: 'individuals',
    year: 2018,
    trend: 'decreasing',
    note: 'A rough minimum.',
    from: ['bird'],
  },
  range: {
    countries: [
      'CAN',
      'DEU',
      'DNK',
      'EST',
      'FIN',
      'FRO',
      'GBR',
      'GRL',
      'IRL',
      'ISL',
      'NLD',
      'NOR',
      'RUS',
      'SJM',
      'SWE',
      'USA',
    ],
    seas: ['Arctic Ocean', 'Atlantic Ocean', 'Indian Ocean', 'Pacific Ocean', 'Southern Ocean'],
    note: 'Countries where it nests.',
    from: ['bird'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['bird', 'cites'] },
  look_alikes: [
    {
      name: 'Common tern',
      tell: 'The common tern has a black tip to an orange bill, longer legs and a dark wedge in the outer wing; the Arctic has a blood-red bill.',
      from: ['wiki'],
    },
    {
      name: 'Roseate tern',
      tell: 'It is paler still, with a mostly black bill and longer tail streamers.',
      from: ['wiki'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A sharp rising kee-errr over the colony, and a rattle before it strikes.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [5, 6, 7],
    where: 'Farne Islands in England, Iceland and Svalbard, at the colonies',
    from: ['bird'],
  },
  surprise: {
    text: 'A chick ringed on the Farne Islands in the summer of 1982 was in Melbourne by October, 22,000 km in three months from its first flight.',
    from: ['wiki'],
  },
};
