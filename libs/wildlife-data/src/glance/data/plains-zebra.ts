import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 77,
  sources: {
    adw: diversityWeb('Equus burchellii'),
    iucn: redList('Equus quagga'),
    cites: cites('Equus quagga'),
    quagga: wikipedia('Quagga'),
  },
  size: [
    { measure: 'shoulder height', cm: [110, 145], from: ['adw'] },
    { measure: 'head and body length', cm: [217, 246], from: ['adw'] },
  ],
  weight: { kg: [175, 385], from: ['adw'] },
  lifespan: { years: [12, 25], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'foal', from: ['adw'] },
  activity: { time: 'any hour', note: 'Grazes by day, in short spells at night.', from: ['adw'] },
  population: {
    count: [500000, 500000],
    of: 'individuals',
    year: 2016,
    trend: 'decreasing',
    note: 'About; half of it or less are mature.',
    from: ['iucn'],
  },
  range: {
    countries: [
      'AGO',
      'BWA',
      'COD',
      'ETH',
      'KEN',
      'MOZ',
      'MWI',
      'NAM',
      'RWA',
      'SOM',
      'SSD',
      'SWZ',
      'TZA',
      'UGA',
      'ZAF',
      'ZMB',
      'ZWE',
    ],
    note: 'In Angola and Somalia perhaps gone.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: "Grevy's zebra",
      tell: "Grevy's has large round ears, narrow stripes and a white belly; the stripes of a plains zebra run on under it.",
      from: ['adw'],
    },
    {
      name: 'Mountain zebra',
      tell: 'It has a fold of skin at the throat, a gridiron of stripes on the rump and a white belly.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A barking kwa-ha-ha, high and repeated, after which the quagga was named.',
      from: ['adw', 'quagga'],
    },
    {
      kind: 'droppings',
      text: 'Kidney-shaped balls in piles like those of a horse, split across the middle.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [6, 7, 8, 9, 10],
    where: 'Serengeti and Masai Mara; Makgadikgadi in Botswana from December to March',
    from: ['iucn'],
  },
  synonym: {
    name: 'Equus burchellii',
    note: 'Name in older books, before it was joined with the extinct quagga.',
    from: ['adw'],
  },
  surprise: {
    text: 'The extinct quagga, its southern form, was the first lost animal whose DNA was read, in 1984, from a skin in a museum.',
    from: ['quagga'],
  },
};
