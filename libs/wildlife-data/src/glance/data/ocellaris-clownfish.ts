import { diversityWeb, fishBase, redList } from '../../animals/source-links';
import { cites, paper, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 67,
  sources: {
    fish: fishBase('Amphiprion ocellaris'),
    adw: diversityWeb('Amphiprion ocellaris'),
    iucn: redList('Amphiprion ocellaris'),
    wpa: wildlifeAct,
    cites: cites('Amphiprion ocellaris'),
    count: paper('10.1242/jeb.246357', 'Journal of Experimental Biology (2024): clownfish count white bars'),
  },
  size: [
    { measure: 'total length', cm: [7, 11], note: 'Females are the largest of a group.', from: ['fish'] },
  ],
  lifespan: { years: [6, 10], where: 'wild', note: 'Over 20 in aquariums.', from: ['adw'] },
  young: {
    count: [100, 1000],
    of: 'eggs',
    note: 'On bare rock beside the anemone, by the moon, all year in the tropics.',
    from: ['adw'],
  },
  activity: { time: 'day', from: ['adw', 'fish'] },
  population: { year: 2021, trend: 'unknown', note: 'Not counted; common on many reefs.', from: ['iucn'] },
  range: {
    countries: [
      'AUS',
      'BRN',
      'CHN',
      'IDN',
      'IND',
      'JPN',
      'KHM',
      'MMR',
      'MYS',
      'PHL',
      'SGP',
      'THA',
      'TWN',
      'VNM',
    ],
    seas: ['Bay of Bengal', 'Indian Ocean', 'Pacific Ocean'],
    states: ['Andaman and Nicobar Islands'],
    from: ['iucn', 'fish'],
  },
  law: { india: 'Not scheduled', cites: 'Not listed', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Percula clownfish',
      tell: 'Percula has thicker black edges to the white bars and ten spines in the first dorsal fin, ocellaris mostly eleven; their ranges hardly meet.',
      from: ['fish'],
    },
    {
      name: "Clark's clownfish",
      tell: 'It has two white bars and a pale tail, and a darker body.',
      from: ['fish'],
    },
  ],
  signs: [],
  best_months: {
    months: [11, 12, 1, 2, 3, 4],
    where: 'Reefs of Mahatma Gandhi Marine National Park and Havelock in the Andamans',
    from: ['iucn'],
  },
  surprise: {
    text: 'Young clownfish seem to count: in a tank they attacked models with three white bars, as on their own kind, more than those with one or two.',
    from: ['count'],
  },
};
