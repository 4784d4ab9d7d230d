import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 93,
  sources: {
    adw: diversityWeb('Oryctolagus cuniculus'),
    iucn: redList('Oryctolagus cuniculus'),
    cites: cites('Oryctolagus cuniculus'),
    spain: wikipedia('Hispania'),
  },
  size: [{ measure: 'head and body length', cm: [34, 50], from: ['adw'] }],
  weight: { kg: [1, 2.5], note: 'Those of Iberia are the smallest.', from: ['adw'] },
  lifespan: { years: [1, 9], where: 'wild', note: 'Most die in their first year.', from: ['adw'] },
  young: { count: [3, 9], of: 'kits', note: 'Several litters a year.', from: ['adw'] },
  activity: { time: 'dawn and dusk', note: 'And at night.', from: ['adw'] },
  population: {
    year: 2018,
    trend: 'decreasing',
    note: 'In its native range; abundant where it was brought.',
    from: ['iucn'],
  },
  range: {
    countries: ['ESP', 'FRA', 'PRT'],
    introduced: [
      'ARG',
      'AUS',
      'AUT',
      'BEL',
      'CHE',
      'CHL',
      'CZE',
      'DEU',
      'DNK',
      'GBR',
      'HUN',
      'IRL',
      'ITA',
      'LUX',
      'NLD',
      'NZL',
      'POL',
      'SWE',
      'UKR',
    ],
    note: 'Also brought to some 800 islands.',
    from: ['iucn', 'adw'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Brown hare',
      tell: 'The hare is larger and leggier, with black-tipped ears longer than its head, amber eyes and no burrow.',
      from: ['adw'],
    },
    {
      name: 'Cottontails',
      tell: 'Cottontails of America have a rusty nape and nest in a hollow above ground.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'droppings',
      text: 'Round dry pellets of about a centimetre, in heaps on mounds and anthills.',
      from: ['adw'],
    },
    {
      kind: 'nest or den',
      text: 'A warren of holes 10 to 15 cm wide with bare earth and cropped grass before them.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [4, 5, 6, 7, 8, 9],
    where: 'Sierra de Andújar and Doñana in Spain, in the evening',
    from: ['iucn'],
  },
  surprise: {
    text: 'The name of Spain may go back to Phoenician sailors, who took its rabbits for the hyraxes of their own coast.',
    from: ['spain'],
  },
};
