import { birdLife, diversityWeb } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 40,
  sources: {
    bow: birdsOfTheWorld('compea', 'Indian Peafowl'),
    adw: diversityWeb('Pavo cristatus'),
    soib: {
      title: "State of India's Birds: Indian Peafowl",
      url: 'https://stateofindiasbirds.in/species/compea/',
    },
    birdlife: birdLife('Indian Peafowl', 'Pavo cristatus'),
    wpa: wildlifeAct,
    cites: cites('Pavo cristatus'),
    'green-peafowl': wikipedia('Green peafowl'),
    'indian-peafowl': wikipedia('Indian peafowl'),
  },
  size: [
    {
      measure: 'total length',
      cm: [95, 225],
      note: 'Hen 95 cm; cock 100 to 115 cm, with the train about 2 metres or more',
      from: ['bow'],
    },
  ],
  weight: { kg: [2.7, 6], note: 'Hens 2.7 to 4 kg, cocks 4 to 6 kg', from: ['bow'] },
  lifespan: { years: [20, 23], where: 'human care', from: ['adw'] },
  young: { count: [4, 8], of: 'eggs', from: ['bow'] },
  activity: { time: 'day', note: 'Roosts in tall trees', from: ['adw'] },
  population: {
    year: 2023,
    trend: 'increasing',
    where: 'India',
    note: 'Not counted; lists of birdwatchers show a strong rise since 2000',
    from: ['soib', 'birdlife'],
  },
  range: {
    countries: ['BTN', 'IND', 'LKA', 'NPL', 'PAK'],
    introduced: ['AUS', 'NZL', 'USA'],
    states: [
      'Andhra Pradesh',
      'Assam',
      'Bihar',
      'Chandigarh',
      'Chhattisgarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Delhi',
      'Goa',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Puducherry',
      'Punjab',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix III', note: 'Listed by Pakistan', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Green peafowl',
      tell: 'The green peafowl of South-east Asia has a scaly green neck in both sexes and a crest like an upright brush, not a fan.',
      from: ['green-peafowl'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A wailing may-awe, far-carrying, most of all before and during the rains; a rapid honk when it sees a cat.',
      from: ['bow'],
    },
    {
      kind: 'track',
      text: 'Three long toes forward, 10 to 13 cm, in dust; near them from August on the shed feathers of the train.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [4, 5, 6, 7, 8],
    where: 'Keoladeo, Ranthambore and villages of Rajasthan and Gujarat, in full train',
    from: ['bow'],
  },
  surprise: {
    text: 'For seven years researchers in Japan watched which cocks the hens chose, and found no sign that a finer train made a difference.',
    from: ['indian-peafowl'],
  },
};
