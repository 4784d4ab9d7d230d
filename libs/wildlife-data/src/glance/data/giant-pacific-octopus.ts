import { redList, seaLifeBase } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 111,
  sources: {
    slb: seaLifeBase('Enteroctopus dofleini'),
    wiki: wikipedia('Giant Pacific octopus'),
    iucn: redList('Enteroctopus dofleini'),
    cites: cites('Enteroctopus dofleini'),
  },
  size: [
    {
      measure: 'leg span',
      cm: [200, 430],
      note: 'Arm tip to arm tip; reports of nine metres are doubted.',
      from: ['slb', 'wiki'],
    },
  ],
  weight: {
    kg: [10, 50],
    note: 'Most weigh about 15 kg; the largest proved reached 71.',
    from: ['slb', 'wiki'],
  },
  lifespan: { years: [3, 5], where: 'wild', from: ['slb', 'wiki'] },
  young: { count: [18000, 100000], of: 'eggs', note: 'Once, before the mother dies.', from: ['slb', 'wiki'] },
  activity: { time: 'night', note: 'Also by day.', from: ['slb'] },
  population: { year: 2016, trend: 'unknown', note: 'Not counted.', from: ['iucn'] },
  range: {
    countries: ['CAN', 'CHN', 'JPN', 'KOR', 'MEX', 'PRK', 'RUS', 'USA'],
    seas: ['Pacific Ocean'],
    from: ['slb', 'iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Frilled giant Pacific octopus',
      tell: 'Told apart only in 2017, in the same waters: a frill of skin runs along its side, and two white spots sit before the eyes.',
      from: ['wiki'],
    },
    {
      name: 'East Pacific red octopus',
      tell: 'It weighs 150 g at most and has three flaps like lashes below the eye.',
      from: ['wiki'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'A midden of crab shells and clams, some drilled with a small hole, before a crack under a boulder.',
      from: ['wiki', 'slb'],
    },
  ],
  best_months: {
    months: [10, 11, 12, 1, 2],
    where: 'Puget Sound and the straits of British Columbia, by divers, in the clear water of winter',
    from: ['wiki'],
  },
  surprise: {
    text: 'Keepers in Seattle who found dead dogfish in a tank watched at night: the octopus was killing sharks of over a metre.',
    from: ['wiki'],
  },
};
