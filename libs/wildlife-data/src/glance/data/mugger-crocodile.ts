import { redList, reptileDatabase } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 55,
  sources: {
    'mugger-crocodile': wikipedia('Mugger crocodile'),
    iucn: redList('Crocodylus palustris'),
    wpa: wildlifeAct,
    cites: cites('Crocodylus palustris'),
    reptiles: reptileDatabase('Crocodylus palustris'),
    'ranganathittu-bird-sanctuary': wikipedia('Ranganathittu Bird Sanctuary'),
    city: {
      title: 'The Indian Express: the crocodiles of Vadodara (2026)',
      url: 'https://indianexpress.com/article/explained/explained-sci-tech/vadodara-crocodile-census-muggers-gujarat-findings-10522964/',
    },
  },
  size: [
    {
      measure: 'total length',
      cm: [200, 450],
      note: 'Females 200 to 250 cm, males 300 to 350 cm, a few to 500 cm',
      from: ['mugger-crocodile'],
    },
  ],
  weight: { kg: [40, 450], from: ['mugger-crocodile'] },
  young: { count: [10, 48], of: 'eggs', note: 'Mostly 25 to 30', from: ['mugger-crocodile'] },
  activity: { time: 'night', note: 'Basks by day', from: ['iucn'] },
  population: {
    count: [5700, 8700],
    of: 'individuals',
    year: 2013,
    trend: 'stable',
    note: 'Without hatchlings',
    from: ['iucn'],
  },
  range: {
    countries: ['IND', 'IRN', 'LKA', 'NPL', 'PAK'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
      'Goa',
      'Gujarat',
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
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Saltwater crocodile',
      animal: 56,
      tell: 'A mugger has four large bony scales in a row behind the head; a saltwater crocodile has none there, and a longer snout with two ridges.',
      from: ['reptiles'],
    },
    {
      name: 'Gharial',
      animal: 54,
      tell: 'A gharial has a snout as thin as a stick with teeth that show along its whole length.',
      from: ['reptiles'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Four clawed prints beside the groove of a tail, from water to a burrow or basking place.',
      from: ['mugger-crocodile'],
    },
    {
      kind: 'nest or den',
      text: 'Burrows with half-moon openings in banks and dykes, wider than tall.',
      from: ['mugger-crocodile'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Ranganathittu in Karnataka, the Chambal, and the lakes of Ranthambore',
    from: ['ranganathittu-bird-sanctuary'],
  },
  surprise: {
    text: 'Hundreds live wild in the Vishwamitri where it runs through Vadodara, densest in the busiest part of a city of millions.',
    from: ['city'],
  },
};
