import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 76,
  sources: {
    adw: diversityWeb('Acinonyx jubatus'),
    wiki: wikipedia('Cheetah'),
    iucn: redList('Acinonyx jubatus'),
    kuno: wikipedia('Cheetah reintroduction in India'),
    wpa: wildlifeAct,
    cites: cites('Acinonyx jubatus'),
  },
  size: [
    { measure: 'head and body length', cm: [110, 150], from: ['adw', 'wiki'] },
    { measure: 'tail length', cm: [60, 85], from: ['adw', 'wiki'] },
    { measure: 'shoulder height', cm: [67, 94], from: ['wiki'] },
  ],
  weight: { kg: [21, 65], from: ['adw', 'wiki'] },
  lifespan: { years: [8, 12], where: 'wild', note: 'Females; most males die younger.', from: ['adw'] },
  young: { count: [3, 5], of: 'cubs', from: ['adw'] },
  activity: {
    time: 'day',
    note: 'Hunts in the morning and late afternoon, some by moonlight.',
    from: ['adw'],
  },
  population: {
    count: [6517, 6517],
    of: 'mature individuals',
    year: 2021,
    trend: 'decreasing',
    from: ['iucn'],
  },
  range: {
    countries: [
      'AGO',
      'BEN',
      'BFA',
      'BWA',
      'CAF',
      'DZA',
      'ETH',
      'IRN',
      'KEN',
      'MOZ',
      'NAM',
      'NER',
      'SOM',
      'SSD',
      'TCD',
      'TZA',
      'UGA',
      'ZAF',
      'ZMB',
      'ZWE',
    ],
    introduced: ['IND'],
    note: 'Brought to Kuno in India since 2022; its own cheetahs died out about 1952.',
    from: ['iucn', 'kuno'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'Export quotas for Botswana, Namibia and Zimbabwe.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Leopard',
      animal: 3,
      tell: 'The leopard has rosettes, shorter legs and a heavy head without tear lines; the cheetah has single round spots.',
      from: ['adw'],
    },
    {
      name: 'Serval',
      tell: 'The serval is half the height, with very large ears and a short tail.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'A slim print about 9 cm long that shows the claws, unlike that of other big cats.',
      from: ['adw'],
    },
    {
      kind: 'call',
      text: 'Bird-like chirps between mother and cubs, carrying two kilometres; it purrs too.',
      from: ['wiki', 'adw'],
    },
  ],
  best_months: {
    months: [1, 2, 6, 7, 8, 9, 10],
    where: 'Serengeti and Masai Mara; Namibia in the dry months',
    from: ['adw'],
  },
  surprise: {
    text: 'The Mughal emperor Jahangir noted a litter born in captivity in 1613; the next one known came in 1956, in the zoo of Philadelphia.',
    from: ['wiki'],
  },
};
