import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 110,
  sources: {
    adw: diversityWeb('Danaus plexippus'),
    wiki: wikipedia('Monarch butterfly'),
    mjv: {
      title: 'Monarch Joint Venture: eastern monarchs, 2024 to 2025',
      url: 'https://monarchjointventure.org/blog/eastern-monarch-population-2024-2025',
    },
    iucn: redList('Danaus plexippus'),
    cites: cites('Danaus plexippus'),
  },
  size: [{ measure: 'wingspan', cm: [8.9, 10.5], from: ['adw', 'wiki'] }],
  weight: { kg: [0.0003, 0.00075], note: 'About half a gram.', from: ['adw', 'wiki'] },
  lifespan: {
    years: [0.04, 0.75],
    where: 'wild',
    note: 'Two to five weeks in summer; up to nine months for those that migrate.',
    from: ['adw', 'wiki'],
  },
  young: { count: [300, 500], of: 'eggs', note: 'One by one, over weeks.', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    year: 2025,
    trend: 'decreasing',
    note: 'In the winter of 2024/25 those of Mexico covered 1.79 hectares.',
    from: ['mjv', 'iucn'],
  },
  range: {
    countries: [
      'BHS',
      'BLZ',
      'CAN',
      'CRI',
      'CUB',
      'DOM',
      'GTM',
      'HND',
      'HTI',
      'JAM',
      'MEX',
      'NIC',
      'PAN',
      'PRI',
      'SLV',
      'USA',
    ],
    introduced: ['AUS', 'ESP', 'FJI', 'MAR', 'NCL', 'NZL', 'PRT'],
    note: 'It reached the others in the 19th century or later, in part by itself.',
    from: ['iucn', 'wiki'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Viceroy',
      tell: 'The viceroy has a black line across the veins of the hindwing and glides with flat wings.',
      from: ['adw'],
    },
    {
      name: 'Striped tiger of India',
      tell: 'Danaus genutia has veins as broad and black, but a wide white band across the tip of the forewing; the plain tiger has thin veins.',
      from: ['wiki'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'Caterpillars banded in black, white and yellow on milkweed, and a jade chrysalis with gold dots.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3],
    where: 'Sierra Chincua and El Rosario in Mexico; Pismo Beach in California from November',
    from: ['wiki'],
  },
  surprise: {
    text: 'On Oahu in Hawaii white monarchs fly beside orange ones, as an inherited form.',
    from: ['wiki'],
  },
};
