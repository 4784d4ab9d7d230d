import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 83,
  sources: {
    adw: diversityWeb('Lemur catta'),
    iucn: redList('Lemur catta'),
    cites: cites('Lemur catta'),
    scent: paper('10.1016/j.cub.2020.03.037', 'Current Biology (2020): scent of male ring-tailed lemurs'),
  },
  size: [
    { measure: 'head and body length', cm: [39, 46], from: ['adw'] },
    { measure: 'tail length', cm: [56, 63], from: ['adw'] },
  ],
  weight: { kg: [2.2, 3.5], from: ['adw'] },
  lifespan: { years: [16, 19], where: 'wild', note: 'Up to 33 in zoos.', from: ['adw'] },
  young: { count: [1, 2], of: 'infants', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    year: 2018,
    trend: 'decreasing',
    note: 'Estimates of 2,000 to 2,400 in 2017 are disputed as too low.',
    from: ['iucn'],
  },
  range: { countries: ['MDG'], from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Other lemurs of Madagascar',
      tell: 'No other lemur has a tail ringed in black and white.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Cat-like mews that hold the troop together, and a shrill chorus of yaps at a dog or a hawk.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [9, 10, 11],
    where: 'Anja, Berenty and Isalo, when the young ride on their mothers',
    from: ['iucn'],
  },
  surprise: {
    text: 'In the mating season glands at the wrists of males give off a fruity scent, of three aldehydes, that holds the attention of females.',
    from: ['scent'],
  },
};
