import { redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 30,
  sources: {
    'bengal-slow-loris': wikipedia('Bengal slow loris'),
    iucn: redList('Nycticebus bengalensis'),
    wpa: wildlifeAct,
    cites: cites('Nycticebus bengalensis'),
    'hoollongapar-gibbon-sanctuary': wikipedia('Hoollongapar Gibbon Sanctuary'),
    'slow-loris': wikipedia('Slow loris'),
  },
  size: [{ measure: 'head and body length', cm: [26, 38], from: ['bengal-slow-loris'] }],
  weight: { kg: [1, 2.1], from: ['bengal-slow-loris'] },
  lifespan: { years: [15, 20], where: 'human care', from: ['bengal-slow-loris'] },
  young: { count: [1, 1], of: 'young', note: 'Twins are rare', from: ['bengal-slow-loris'] },
  activity: { time: 'night', from: ['iucn'] },
  population: { year: 2020, trend: 'decreasing', from: ['iucn'] },
  range: {
    countries: ['BGD', 'BTN', 'CHN', 'IND', 'KHM', 'LAO', 'MMR', 'THA', 'VNM'],
    states: ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
    from: ['iucn'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'Moved from Appendix II in 2007',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Slender loris',
      tell: 'The slender loris lives only in southern India and Sri Lanka, and is half as heavy, with arms and legs like pencils.',
      from: ['bengal-slow-loris'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'Fresh round holes in bark that ooze gum, and by torchlight two orange eyes that do not hurry off.',
      from: ['bengal-slow-loris'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Hoollongapar in Assam and Trishna in Tripura, at night with a guide',
    from: ['hoollongapar-gibbon-sanctuary'],
  },
  surprise: {
    text: 'A protein in its venom is close kin to the one in cats that makes people sneeze, and its bite can bring on an allergic shock.',
    from: ['slow-loris'],
  },
};
