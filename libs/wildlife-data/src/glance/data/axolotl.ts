import { amphibiaWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 105,
  sources: {
    amph: amphibiaWeb('Ambystoma mexicanum'),
    wiki: wikipedia('Axolotl'),
    iucn: redList('Ambystoma mexicanum'),
    cites: cites('Ambystoma mexicanum'),
  },
  size: [{ measure: 'total length', cm: [15, 30], from: ['amph', 'wiki'] }],
  weight: { kg: [0.06, 0.23], note: 'In tanks.', from: ['wiki'] },
  lifespan: {
    years: [10, 15],
    where: 'human care',
    note: 'In the wild probably five or six.',
    from: ['wiki'],
  },
  young: { count: [100, 1000], of: 'eggs', from: ['amph', 'wiki'] },
  activity: { time: 'night', from: ['amph'] },
  population: {
    count: [50, 1000],
    of: 'mature individuals',
    year: 2019,
    trend: 'decreasing',
    from: ['iucn'],
  },
  range: { countries: ['MEX'], note: 'Xochimilco, perhaps Tláhuac and Chalco.', from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Appendix II', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Larvae of tiger salamanders',
      tell: 'They have gills too, but a flatter head, and turn into land animals; wild axolotls are dark, never pink.',
      from: ['amph'],
    },
    {
      name: 'Olm',
      tell: 'The blind white olm of Balkan caves is thin as a finger, with tiny legs.',
      from: ['amph'],
    },
  ],
  signs: [],
  best_months: {
    months: [2, 3, 4, 5],
    where: 'Refuges among the chinampas of Xochimilco, with farmers; wild ones are hardly ever seen',
    from: ['wiki'],
  },
  surprise: {
    text: 'Most axolotls of laboratories descend from 34 that were shipped from Mexico City to Paris in 1863.',
    from: ['wiki'],
  },
};
