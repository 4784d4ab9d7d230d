import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 88,
  sources: {
    adw: diversityWeb('Rangifer tarandus'),
    clock: paper('10.1038/4381095a', 'Nature 438 (2005): circadian organisation in reindeer'),
    iucn: redList('Rangifer tarandus'),
    cites: cites('Rangifer tarandus'),
  },
  size: [
    { measure: 'shoulder height', cm: [80, 150], from: ['adw'] },
    { measure: 'head and body length', cm: [150, 230], from: ['adw'] },
  ],
  weight: {
    kg: [55, 250],
    note: 'Smallest on Svalbard, largest in the forests of Canada and Alaska.',
    from: ['adw'],
  },
  lifespan: { years: [10, 15], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', from: ['adw'] },
  activity: { time: 'any hour', from: ['adw', 'clock'] },
  population: {
    count: [2890410, 2890410],
    of: 'individuals',
    year: 2015,
    trend: 'decreasing',
    note: 'Wild ones; as many again are herded.',
    from: ['iucn'],
  },
  range: {
    countries: ['CAN', 'CHN', 'FIN', 'GRL', 'MNG', 'NOR', 'RUS', 'SJM', 'USA'],
    introduced: ['ATF', 'ISL'],
    note: 'Those of Sweden are herded, and so are most of Finland.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Red deer and wapiti',
      tell: 'They have a pale rump, antlers without a shovel over the brow, and hinds without any.',
      from: ['adw'],
    },
    {
      name: 'Moose',
      animal: 89,
      tell: 'The moose is far taller, dark, with a hanging nose and spreading antlers.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Two wide half-moons, rounder than long, with dots of the dewclaws behind, made for snow.',
      from: ['adw'],
    },
    { kind: 'other sign', text: 'Clicks of the feet, heard before the herd is seen.', from: ['adw'] },
  ],
  best_months: { months: [6, 7, 8, 9], where: 'Hardangervidda in Norway; Denali in Alaska', from: ['iucn'] },
  surprise: {
    text: 'In the unbroken light of summer and dark of winter reindeer of Svalbard give up the daily rhythm of rest and feeding.',
    from: ['clock'],
  },
};
