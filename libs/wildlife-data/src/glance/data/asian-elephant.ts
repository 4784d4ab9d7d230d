import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 7,
  sources: {
    'asian-elephant': wikipedia('Asian elephant'),
    adw: diversityWeb('Elephas maximus'),
    count: {
      title: 'The New Indian Express: first DNA count of wild elephants',
      url: 'https://www.newindianexpress.com/nation/2025/Oct/14/indias-wild-elephant-numbers-drop-by-18-per-cent-first-dna-based-count-shows',
    },
    iucn: redList('Elephas maximus'),
    wpa: wildlifeAct,
    cites: cites('Elephas maximus'),
    'nagarhole-national-park': wikipedia('Nagarhole National Park'),
    burials: {
      title: 'Journal of Threatened Taxa: calf burials among Asian elephants (2024)',
      url: 'https://doi.org/10.11609/jott.8826.16.2.24615-24629',
    },
  },
  size: [
    {
      measure: 'shoulder height',
      cm: [200, 320],
      note: 'Females 200 to 250 cm, males up to 320 cm',
      from: ['asian-elephant'],
    },
    { measure: 'head and body length', cm: [550, 640], from: ['adw'] },
  ],
  weight: { kg: [2000, 5400], from: ['adw'] },
  lifespan: { years: [55, 70], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', note: 'After 18 to 22 months', from: ['adw'] },
  activity: { time: 'any hour', note: 'Rests through the heat of the day', from: ['adw'] },
  population: {
    count: [18255, 26645],
    of: 'individuals',
    year: 2025,
    trend: 'decreasing',
    where: 'India',
    note: 'Mean 22,446 from DNA in dung, more than half of all Asian elephants',
    from: ['count', 'iucn'],
  },
  range: {
    countries: ['BGD', 'BTN', 'CHN', 'IDN', 'IND', 'KHM', 'LAO', 'LKA', 'MMR', 'MYS', 'NPL', 'THA', 'VNM'],
    states: [
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Odisha',
      'Tamil Nadu',
      'Tripura',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    from: ['iucn', 'count'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'African savanna elephant',
      animal: 75,
      tell: 'The African has ears that cover its shoulders, a hollow back, a flat forehead and two fingers at the tip of the trunk.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Round print 35 to 50 cm across; twice the girth of the forefoot is close to its height at the shoulder.',
      from: ['asian-elephant'],
    },
    {
      kind: 'droppings',
      text: 'Fibrous balls 12 to 20 cm across, with undigested grass, bark and seeds.',
      from: ['adw'],
    },
    {
      kind: 'other sign',
      text: 'Stripped bark, snapped bamboo, and trunks polished with mud at rubbing height.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [3, 4, 5],
    where: 'Backwaters of Kabini in Nagarahole, Corbett and Periyar, where herds gather at water',
    from: ['nagarhole-national-park'],
  },
  surprise: {
    text: 'In tea gardens of northern Bengal five dead calves were found laid on their backs in drains and covered with earth by their herds.',
    from: ['burials'],
  },
};
