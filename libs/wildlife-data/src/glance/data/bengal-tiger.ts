import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 1,
  sources: {
    'bengal-tiger': wikipedia('Bengal tiger'),
    adw: diversityWeb('Panthera tigris'),
    iucn: redList('Panthera tigris'),
    wpa: wildlifeAct,
    cites: cites('Panthera tigris'),
    'indian-leopard': wikipedia('Indian leopard'),
    pugmark: wikipedia('Pugmark'),
    'tadoba-andhari-tiger-reserve': wikipedia('Tadoba Andhari Tiger Reserve'),
    'dnyanganga-wildlife-sanctuary': wikipedia('Dnyanganga Wildlife Sanctuary'),
  },
  size: [
    {
      measure: 'total length',
      cm: [240, 310],
      note: 'With the tail, which is 85 to 110 cm',
      from: ['bengal-tiger'],
    },
    { measure: 'shoulder height', cm: [90, 110], from: ['bengal-tiger'] },
  ],
  weight: { kg: [100, 260], note: 'Females 100 to 160 kg, males 180 to 260 kg', from: ['bengal-tiger'] },
  lifespan: { years: [10, 15], where: 'wild', from: ['adw'] },
  young: { count: [2, 4], of: 'cubs', from: ['adw'] },
  activity: {
    time: 'night',
    note: 'In quiet reserves often also in the morning and late afternoon',
    from: ['adw'],
  },
  population: {
    count: [3167, 3925],
    of: 'individuals',
    year: 2022,
    trend: 'increasing',
    where: 'India',
    note: 'Mean 3,682, from camera traps and signs',
    from: ['bengal-tiger'],
  },
  range: {
    countries: ['BGD', 'BTN', 'IND', 'NPL'],
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
      'Mizoram',
      'Nagaland',
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
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Leopard',
      animal: 3,
      tell: 'A leopard has rosettes, not stripes; of the track alone, a leopard pugmark is under 9 cm wide and rounder, with small toes.',
      from: ['bengal-tiger', 'indian-leopard'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Pugmark 10 to 15 cm wide with four toes and no claws; that of a male is nearly square, that of a female longer, with narrower toes.',
      from: ['pugmark'],
    },
    {
      kind: 'call',
      text: 'A drawn-out moaning roar, repeated, that carries some three kilometres on a still night.',
      from: ['adw'],
    },
    {
      kind: 'other sign',
      text: 'Scrapes beside the path, claw marks high on trunks, and a musky spray on leaves at the height of its tail.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [3, 4, 5, 6],
    where: 'Ranthambore, Kanha, Tadoba and Corbett, when only a few pools hold water',
    from: ['tadoba-andhari-tiger-reserve'],
  },
  surprise: {
    text: 'In 2019 a young male with a radio collar left Tipeshwar in Maharashtra and walked some 3,000 km in nine months before it settled in Dnyanganga.',
    from: ['dnyanganga-wildlife-sanctuary'],
  },
};
