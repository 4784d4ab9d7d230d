import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 94,
  sources: {
    adw: diversityWeb('Vulpes lagopus'),
    wiki: wikipedia('Arctic fox'),
    iucn: redList('Vulpes lagopus'),
    cites: cites('Vulpes lagopus'),
  },
  size: [
    { measure: 'head and body length', cm: [45, 68], from: ['adw', 'wiki'] },
    { measure: 'tail length', cm: [26, 42], from: ['adw', 'wiki'] },
  ],
  weight: { kg: [2.5, 8], note: 'Most weigh 3 to 5 kg.', from: ['adw'] },
  lifespan: { years: [3, 6], where: 'wild', note: 'Up to 16 in captivity.', from: ['adw'] },
  young: { count: [3, 12], of: 'cubs', note: 'Most in lemming years; up to 18.', from: ['adw'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    year: 2014,
    trend: 'stable',
    note: 'Several hundred thousand; in Norway, Sweden and Finland a few hundred.',
    from: ['iucn', 'adw'],
  },
  range: {
    countries: ['CAN', 'FIN', 'GRL', 'ISL', 'NOR', 'RUS', 'SJM', 'SWE', 'USA'],
    seas: ['Arctic Ocean'],
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Red fox',
      tell: 'The red fox is larger, with long pointed ears, black stockings and a white tail tip.',
      from: ['adw'],
    },
    {
      name: 'Corsac fox',
      tell: 'The corsac lives on steppes further south and turns only pale grey in winter.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'A green mound on the tundra with dozens of holes, bones and feathers.',
      from: ['adw'],
    },
    {
      kind: 'track',
      text: 'Small round prints of 5 to 6 cm, blurred by fur under the foot, often behind a bear.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [6, 7, 8],
    where: 'Hornstrandir in Iceland, Svalbard, and Wrangel Island',
    from: ['iucn'],
  },
  synonym: {
    name: 'Alopex lagopus',
    note: 'Name in older books, which gave it a genus of its own.',
    from: ['adw'],
  },
  surprise: {
    text: 'It is the only land mammal that reached Iceland by itself, over sea ice at the end of the Ice Age.',
    from: ['wiki'],
  },
};
