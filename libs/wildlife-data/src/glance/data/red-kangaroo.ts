import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 85,
  sources: {
    adw: diversityWeb('Macropus rufus'),
    iucn: redList('Osphranter rufus'),
    cites: cites('Osphranter rufus'),
    left: paper('10.1126/science.349.6246.393-d', 'Science 349 (2015): lefties find marsupial friends'),
  },
  size: [
    {
      measure: 'head and body length',
      cm: [75, 140],
      note: 'Males are much larger than females.',
      from: ['adw'],
    },
    { measure: 'tail length', cm: [65, 100], from: ['adw'] },
  ],
  weight: { kg: [18, 90], note: 'Females to 40 kg, males to 90.', from: ['adw'] },
  lifespan: { years: [12, 20], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'joey', note: 'Weighs less than a gram at birth.', from: ['adw'] },
  activity: { time: 'dawn and dusk', note: 'And through the night; rests in shade by day.', from: ['adw'] },
  population: {
    year: 2015,
    trend: 'stable',
    note: 'Millions, rising and falling with the rains.',
    from: ['iucn'],
  },
  range: { countries: ['AUS'], from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Common wallaroo',
      tell: 'The wallaroo is stocky and shaggy with a bare black nose and keeps to rocky hills.',
      from: ['adw'],
    },
    {
      name: 'Eastern grey kangaroo',
      tell: 'The grey has a hairy muzzle without the black and white patch beside the mouth of the red.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Pairs of long narrow prints of the hind feet, one long toe each; at slow pace a drag of the tail between them.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Squarish dark pellets in groups of four to eight, sometimes in strings.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [4, 5, 6, 7, 8, 9],
    where: 'Sturt and Mutawintji in New South Wales, in the cooler months',
    from: ['iucn'],
  },
  synonym: {
    name: 'Macropus rufus',
    note: 'In books that keep the large kangaroos in one genus.',
    from: ['adw'],
  },
  surprise: {
    text: 'Red kangaroos are left-handed: they groom and reach for food with the left forepaw far more often than with the right.',
    from: ['left'],
  },
};
