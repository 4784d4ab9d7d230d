import { birdLife, diversityWeb } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 97,
  sources: {
    adw: diversityWeb('Aptenodytes forsteri'),
    space: paper(
      '10.1371/journal.pone.0033751',
      'PLOS ONE (2012): an emperor penguin population estimate from space',
    ),
    bird: birdLife('Emperor Penguin', 'Aptenodytes forsteri'),
    cites: cites('Aptenodytes forsteri'),
    found: paper(
      '10.1002/rse2.176',
      'Remote Sensing in Ecology and Conservation (2021): new colonies of emperor penguins',
    ),
  },
  size: [{ measure: 'standing height', cm: [100, 122], from: ['adw'] }],
  weight: { kg: [22, 45], note: 'Males lose nearly half of it while they brood.', from: ['adw'] },
  lifespan: { years: [15, 20], where: 'wild', note: 'Some pass 40.', from: ['adw'] },
  young: { count: [1, 1], of: 'egg', from: ['adw'] },
  activity: { time: 'day', note: 'Dives by day; breeds through the polar night.', from: ['adw'] },
  population: {
    count: [238000, 238000],
    of: 'breeding pairs',
    year: 2009,
    trend: 'decreasing',
    note: 'Counted on satellite pictures; later ones show fewer. Raised to Endangered in 2026.',
    from: ['space', 'bird'],
  },
  range: { countries: ['ATA'], seas: ['Southern Ocean'], from: ['bird'] },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['bird', 'cites'] },
  look_alikes: [
    {
      name: 'King penguin',
      tell: 'The king is a fifth shorter and half as heavy, with a brighter, closed orange patch on the neck, and breeds on green islands.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Trumpeted in two voices at once, by which mates and chicks know each other in the crowd.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Brown stains on the sea ice, large enough to be seen from space.',
      from: ['found'],
    },
  ],
  best_months: {
    months: [10, 11, 12],
    where: 'Snow Hill Island and the Weddell Sea, by ship with helicopter; few get there',
    from: ['bird'],
  },
  surprise: {
    text: 'About half of the known colonies were found by the brown stain of their droppings on satellite pictures.',
    from: ['found'],
  },
};
