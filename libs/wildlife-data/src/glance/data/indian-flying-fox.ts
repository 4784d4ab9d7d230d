import { redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 35,
  sources: {
    adw: { title: 'Animal Diversity Web', url: 'https://animaldiversity.org/accounts/Pteropus_giganteus/' },
    iucn: redList('Pteropus medius'),
    wpa: wildlifeAct,
    cites: cites('Pteropus medius'),
    'indian-flying-fox': wikipedia('Indian flying fox'),
  },
  size: [
    { measure: 'wingspan', cm: [120, 150], from: ['adw'] },
    { measure: 'head and body length', cm: [20, 30], note: 'There is no tail', from: ['adw'] },
  ],
  weight: { kg: [0.6, 1.6], from: ['adw'] },
  lifespan: { years: [15, 31], where: 'human care', from: ['adw'] },
  young: { count: [1, 2], of: 'pups', note: 'Mostly one', from: ['adw'] },
  activity: { time: 'night', from: ['adw'] },
  population: { year: 2022, trend: 'decreasing', from: ['iucn'] },
  range: {
    countries: ['BGD', 'BTN', 'IND', 'LKA', 'MDV', 'MMR', 'NPL', 'PAK'],
    states: [
      'Andhra Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Delhi',
      'Goa',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Odisha',
      'Puducherry',
      'Punjab',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Tripura',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    from: ['iucn'],
  },
  law: {
    india: 'Schedule II',
    cites: 'Appendix II',
    note: 'Listed as vermin until 2022',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Fulvous fruit bat',
      tell: 'Other fruit bats of the plains span less than 60 cm and roost in caves, ruins or palm leaves, not in the open crown of a tree.',
      from: ['indian-flying-fox'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'Dry pellets of chewed fibre under fruit trees, each pressed flat against the palate and spat out.',
      from: ['adw'],
    },
    {
      kind: 'call',
      text: 'Shrieks and squabbles all day from a tree hung with brown bundles.',
      from: ['adw'],
    },
  ],
  synonym: {
    name: 'Pteropus giganteus',
    note: 'Most books before 2012 use this younger name.',
    from: ['indian-flying-fox'],
  },
  surprise: {
    text: 'In winter it licks sap from the pots that people hang in date palms, and so the Nipah virus has reached villages in Bangladesh.',
    from: ['indian-flying-fox'],
  },
};
