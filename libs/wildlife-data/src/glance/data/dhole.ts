import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 24,
  sources: {
    dhole: wikipedia('Dhole'),
    adw: diversityWeb('Cuon alpinus'),
    iucn: redList('Cuon alpinus'),
    wpa: wildlifeAct,
    cites: cites('Cuon alpinus'),
    'nagarhole-national-park': wikipedia('Nagarhole National Park'),
  },
  size: [
    { measure: 'head and body length', cm: [85, 115], from: ['dhole'] },
    { measure: 'tail length', cm: [40, 50], from: ['adw'] },
    { measure: 'shoulder height', cm: [42, 55], from: ['dhole'] },
  ],
  weight: { kg: [10, 21], from: ['dhole'] },
  lifespan: { years: [10, 16], where: 'human care', from: ['adw'] },
  young: { count: [4, 10], of: 'pups', from: ['adw'] },
  activity: { time: 'day', note: 'Most active in the early morning and evening', from: ['adw'] },
  population: {
    count: [949, 2215],
    of: 'mature individuals',
    year: 2015,
    trend: 'decreasing',
    note: '4,500 to 10,500 with young and helpers',
    from: ['iucn'],
  },
  range: {
    countries: ['BGD', 'BTN', 'CHN', 'IDN', 'IND', 'KHM', 'LAO', 'MMR', 'MYS', 'NPL', 'THA'],
    states: [
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Goa',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Odisha',
      'Sikkim',
      'Tamil Nadu',
      'Telangana',
      'Tripura',
      'West Bengal',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Golden jackal',
      tell: 'A jackal is smaller and grizzled with a pale, black-tipped tail of medium length; a dhole is rust red with a bushy black brush.',
      from: ['adw'],
    },
    {
      name: 'Indian wolf',
      animal: 25,
      tell: 'A wolf is grey-fawn and long-legged with pointed ears, on open land; a dhole has round ears and lives in forest.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Like a dog of 5 cm with claws, many together, keeping to the path in single file.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Many at one spot where paths meet, full of deer hair and crumbs of bone.',
      from: ['dhole'],
    },
  ],
  best_months: {
    months: [2, 3, 4, 5],
    where: 'Nagarahole, Bandipur, Pench and Tadoba, near pools',
    from: ['nagarhole-national-park'],
  },
  surprise: {
    text: 'To leave its scent higher up, it may stand on its forelegs alone to urinate, a habit shared with the bush dog of South America.',
    from: ['dhole'],
  },
};
