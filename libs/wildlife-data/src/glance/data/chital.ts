import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 14,
  sources: {
    chital: wikipedia('Chital'),
    adw: diversityWeb('Axis axis'),
    iucn: redList('Axis axis'),
    wpa: wildlifeAct,
    cites: cites('Axis axis'),
    'indian-hog-deer': wikipedia('Indian hog deer'),
    'sika-deer': wikipedia('Sika deer'),
    'kanha-tiger-reserve': wikipedia('Kanha Tiger Reserve'),
  },
  size: [
    {
      measure: 'shoulder height',
      cm: [70, 95],
      note: 'Hinds about 70 cm, stags about 90 cm',
      from: ['chital'],
    },
    { measure: 'head and body length', cm: [110, 170], from: ['chital'] },
  ],
  weight: { kg: [25, 75], note: 'Hinds 25 to 45 kg, stags 30 to 75 kg', from: ['chital'] },
  lifespan: { years: [9, 13], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'fawn', from: ['adw'] },
  activity: { time: 'dawn and dusk', from: ['adw'] },
  population: {
    year: 2014,
    trend: 'unknown',
    note: 'Common in most reserves of peninsular and northern India',
    from: ['iucn'],
  },
  range: {
    countries: ['BGD', 'BTN', 'IND', 'LKA', 'NPL'],
    introduced: ['ARG', 'AUS', 'BRA', 'HRV', 'URY', 'USA'],
    states: [
      'Andhra Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Goa',
      'Gujarat',
      'Haryana',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    note: 'Brought to the Andaman Islands about a century ago',
    from: ['iucn', 'chital'],
  },
  law: { india: 'Schedule II', cites: 'Not listed', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Hog deer',
      tell: 'A hog deer is low and stout, plain brown or only faintly spotted in summer, and runs with its head down through tall grass.',
      from: ['indian-hog-deer'],
    },
    {
      name: 'Sika deer',
      tell: 'In parks abroad: a sika has a white rump patch that it spreads in alarm, and its spots fade in winter.',
      from: ['sika-deer'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A high, short alarm yelp, often given by many at once; stags in rut bellow harshly.',
      from: ['chital'],
    },
    {
      kind: 'track',
      text: 'Neat cloven print of 4.5 to 6 cm, narrow and pointed, on every forest path.',
      from: ['adw'],
    },
    {
      kind: 'other sign',
      text: 'Saplings with the bark frayed where stags rub velvet from their antlers.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 5, 11, 12],
    where: 'Kanha, Corbett, Bandipur and nearly every reserve of the plains',
    from: ['kanha-tiger-reserve'],
  },
  surprise: {
    text: 'The British let some loose in the Andamans; with no leopard to fear they swim from island to island and keep young trees from growing.',
    from: ['chital'],
  },
};
