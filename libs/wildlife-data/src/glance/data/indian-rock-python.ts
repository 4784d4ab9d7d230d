import { redList, reptileDatabase } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 58,
  sources: {
    'indian-python': wikipedia('Indian python'),
    iucn: redList('Python molurus'),
    wpa: wildlifeAct,
    cites: cites('Python molurus'),
    reptiles: reptileDatabase('Python molurus'),
    'keoladeo-national-park': wikipedia('Keoladeo National Park'),
  },
  size: [{ measure: 'total length', cm: [240, 450], note: 'Mostly about 300 cm', from: ['indian-python'] }],
  weight: { kg: [12, 52], from: ['indian-python'] },
  lifespan: { years: [20, 30], where: 'human care', from: ['indian-python'] },
  young: { count: [12, 100], of: 'eggs', from: ['indian-python'] },
  activity: { time: 'night', note: 'By day in the cold months, when it comes out to bask', from: ['iucn'] },
  population: { year: 2019, trend: 'decreasing', from: ['iucn'] },
  range: {
    countries: ['BGD', 'IND', 'LKA', 'NPL', 'PAK'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
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
      'Punjab',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    from: ['iucn'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'The Burmese python is in Appendix II',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Burmese python',
      tell: 'In the north-east and the Terai: darker, with a full dark arrowhead on the crown; in the Indian python the arrow fades towards the snout.',
      from: ['reptiles'],
    },
    {
      name: "Russell's viper",
      tell: 'Far shorter, with three rows of separate dark ovals, rough keeled scales and a loud hiss; deadly, unlike a young python.',
      from: ['reptiles'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'A broad, straight furrow across dust or sand, since large ones creep in a line rather than in curves.',
      from: ['indian-python'],
    },
    {
      kind: 'other sign',
      text: 'Shed skins as wide as a hand at the mouth of a porcupine burrow or hollow tree.',
      from: ['indian-python'],
    },
  ],
  best_months: {
    months: [1, 2, 12],
    where: 'Keoladeo, near burrows on dry ground, towards noon',
    from: ['keoladeo-national-park'],
  },
  surprise: {
    text: 'Beside the vent it has two small spurs, what is left of hind legs, and the male strokes the female with them.',
    from: ['indian-python'],
  },
};
