import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 89,
  sources: {
    adw: diversityWeb('Alces americanus'),
    iucn: redList('Alces alces'),
    cites: cites('Alces alces'),
    ears: paper(
      '10.1007/s10344-007-0165-4',
      'European Journal of Wildlife Research (2008): hearing and palmate antlers of moose',
    ),
  },
  size: [
    { measure: 'shoulder height', cm: [140, 210], from: ['adw'] },
    { measure: 'head and body length', cm: [240, 310], from: ['adw'] },
  ],
  weight: { kg: [270, 600], note: 'Bulls of Alaska can pass 700 kg.', from: ['adw'] },
  lifespan: { years: [15, 20], where: 'wild', note: 'Few bulls pass 15.', from: ['adw'] },
  young: { count: [1, 2], of: 'calves', from: ['adw'] },
  activity: { time: 'dawn and dusk', from: ['adw'] },
  population: {
    year: 2015,
    trend: 'increasing',
    note: 'Well over a million, by the Red List; falling at the southern edge in America.',
    from: ['iucn'],
  },
  range: {
    countries: [
      'BLR',
      'CAN',
      'CHN',
      'CZE',
      'EST',
      'FIN',
      'KAZ',
      'LTU',
      'LVA',
      'MNG',
      'NOR',
      'POL',
      'RUS',
      'SWE',
      'UKR',
      'USA',
    ],
    note: 'Strays and young herds in Germany and Austria.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Reindeer',
      animal: 88,
      tell: 'The reindeer is half as tall, with a pale neck and forked antlers in both sexes.',
      from: ['adw'],
    },
    {
      name: 'Wapiti',
      tell: 'The wapiti has a pale rump, a dark mane and branched round antlers, no hanging nose.',
      from: ['adw'],
    },
  ],
  signs: [
    { kind: 'track', text: 'Two pointed halves 12 to 18 cm long, deep and far apart.', from: ['adw'] },
    {
      kind: 'droppings',
      text: 'Winter pellets like large acorns of pressed sawdust; soft pats in summer.',
      from: ['adw'],
    },
    {
      kind: 'other sign',
      text: 'Bark stripped upward from aspen and willow, above the height of a man.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [6, 7, 9, 10],
    where: 'Algonquin in Canada, Denali in Alaska, Färnebofjärden in Sweden',
    from: ['iucn'],
  },
  synonym: {
    name: 'Alces americanus',
    note: 'Where the moose of America and eastern Siberia count as a species apart.',
    from: ['adw'],
  },
  surprise: {
    text: 'The palms of its antlers work as a dish: sound that they throw towards the ears is about a fifth louder.',
    from: ['ears'],
  },
};
