import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 28,
  sources: {
    'indian-pangolin': wikipedia('Indian pangolin'),
    adw: diversityWeb('Manis crassicaudata'),
    iucn: redList('Manis crassicaudata'),
    wpa: wildlifeAct,
    cites: cites('Manis crassicaudata'),
    pangolin: wikipedia('Pangolin'),
  },
  size: [
    { measure: 'head and body length', cm: [51, 75], from: ['indian-pangolin'] },
    { measure: 'tail length', cm: [33, 47], from: ['indian-pangolin'] },
  ],
  weight: { kg: [10, 16], from: ['indian-pangolin'] },
  lifespan: { years: [10, 13], where: 'human care', from: ['adw'] },
  young: { count: [1, 2], of: 'young', note: 'Mostly one', from: ['adw'] },
  activity: { time: 'night', from: ['adw'] },
  population: {
    year: 2019,
    trend: 'decreasing',
    note: 'Never counted; thought to fall by half within three generations',
    from: ['iucn'],
  },
  range: {
    countries: ['IND', 'LKA', 'NPL', 'PAK'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
      'Goa',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
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
    from: ['iucn'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'Moved from Appendix II in 2016',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Chinese pangolin',
      tell: 'The Chinese pangolin of the north-east has larger ears, 14 to 18 rows of smaller scales and a bare patch under the tip of the tail; the Indian has 11 to 13 rows.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'Burrow with an opening of some 20 cm and fresh earth thrown out, shut from within by day.',
      from: ['adw'],
    },
    {
      kind: 'track',
      text: 'Prints of knuckles and hind claws with the groove of a dragged tail.',
      from: ['adw'],
    },
    {
      kind: 'other sign',
      text: 'Termite mounds and ant nests ripped open with parallel claw marks.',
      from: ['adw'],
    },
  ],
  surprise: {
    text: 'A coat of armour sewn from its scales and decked with gold was given to King George III in 1820 and is kept by the Royal Armouries.',
    from: ['pangolin'],
  },
};
