import { fishBase, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 108,
  sources: {
    fish: fishBase('Latimeria chalumnae'),
    wiki: wikipedia('Coelacanth'),
    iucn: redList('Latimeria chalumnae'),
    cites: cites('Latimeria chalumnae'),
  },
  size: [{ measure: 'total length', cm: [120, 200], note: 'Females are the larger.', from: ['fish'] }],
  weight: { kg: [20, 95], from: ['fish'] },
  lifespan: {
    years: [48, 100],
    where: 'wild',
    note: 'By rings of the scales; older counts gave half.',
    from: ['fish', 'wiki'],
  },
  young: { count: [5, 26], of: 'pups', note: 'Born alive.', from: ['fish'] },
  activity: { time: 'night', note: 'Rests in caves by day.', from: ['wiki', 'fish'] },
  population: {
    year: 2000,
    trend: 'unknown',
    note: 'Perhaps a few hundred at Grande Comore; others are not counted.',
    from: ['iucn'],
  },
  range: {
    countries: ['COM', 'KEN', 'MDG', 'MOZ', 'TZA', 'ZAF'],
    seas: ['Indian Ocean'],
    from: ['iucn', 'fish'],
  },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Indonesian coelacanth',
      tell: 'Latimeria menadoensis is brown with gold flecks, the African one steel blue with white; no sea holds both.',
      from: ['fish'],
    },
  ],
  signs: [],
  surprise: {
    text: 'The brain of an adult fills little more than a hundredth of its skull; the rest is fat.',
    from: ['wiki'],
  },
};
