import { birdLife, diversityWeb } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 50,
  sources: {
    'great-hornbill': wikipedia('Great hornbill'),
    adw: diversityWeb('Buceros bicornis'),
    bow: birdsOfTheWorld('grehor1', 'Great Hornbill'),
    birdlife: birdLife('Great Hornbill', 'Buceros bicornis'),
    wpa: wildlifeAct,
    cites: cites('Buceros bicornis'),
    'pakke-tiger-reserve': wikipedia('Pakke Tiger Reserve'),
  },
  size: [
    { measure: 'total length', cm: [95, 130], from: ['great-hornbill'] },
    { measure: 'wingspan', cm: [145, 180], from: ['great-hornbill'] },
  ],
  weight: { kg: [2, 4], note: 'Females lighter than males', from: ['great-hornbill'] },
  lifespan: { years: [35, 50], where: 'human care', from: ['adw'] },
  young: { count: [1, 2], of: 'eggs', note: 'Mostly one chick is raised', from: ['bow'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [13000, 27000],
    of: 'mature individuals',
    year: 2020,
    trend: 'decreasing',
    from: ['birdlife'],
  },
  range: {
    countries: ['BTN', 'CHN', 'IDN', 'IND', 'KHM', 'LAO', 'MMR', 'MYS', 'NPL', 'THA', 'VNM'],
    states: [
      'Arunachal Pradesh',
      'Assam',
      'Goa',
      'Karnataka',
      'Kerala',
      'Maharashtra',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Sikkim',
      'Tamil Nadu',
      'Tripura',
      'Uttarakhand',
      'West Bengal',
    ],
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Malabar pied hornbill',
      tell: 'Half as heavy, white below, with a black patch on the front of the casque and no yellow on neck or wing.',
      from: ['bow'],
    },
    {
      name: 'Rufous-necked hornbill',
      tell: 'In the north-east: no casque, male with a rusty head and neck, tail half white without a black band.',
      from: ['bow'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A deep, hoarse kok, at first single, then faster to a roar that echoes through the valley.',
      from: ['bow'],
    },
    {
      kind: 'nest or den',
      text: 'A slit plastered in a hollow trunk; below it seeds, figs and dung in a heap, with seedlings sprouting.',
      from: ['bow'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 11, 12],
    where: 'Pakke in Arunachal Pradesh, Valparai in Tamil Nadu, and Dandeli in Karnataka',
    from: ['pakke-tiger-reserve'],
  },
  surprise: {
    text: 'Two states 2,500 km apart, Kerala and Arunachal Pradesh, have chosen it as their bird.',
    from: ['great-hornbill'],
  },
};
